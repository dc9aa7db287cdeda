import { expect, test } from 'vitest'
import { tourSource } from './tour-source.ts'

test.each([
  'https://www.youtube.com/watch?v=abc-123&t=4',
  'youtu.be/abc-123?si=x',
  'https://youtube.com/shorts/abc-123',
  'https://www.youtube.com/embed/abc-123',
  'https://youtube.com/live/abc-123',
  'http://www.youtube.com/v/abc-123',
])('%s waits for a click and uses the host without cookies', (link) => {
  expect(tourSource(link)).toEqual({
    load: 'click',
    url: 'https://www.youtube-nocookie.com/embed/abc-123?autoplay=1&rel=0',
  })
})

test.each(['https://www.youtube.com/playlist?list=abc', 'https://m.youtube.com/@house'])(
  '%s is used unchanged, but waits for a click',
  (link) => {
    expect(tourSource(link)).toEqual({ load: 'click', url: link })
  },
)

test('embeds other addresses unchanged', () => {
  expect(tourSource(' https://tours.example.com/7?x=1 ')).toEqual({
    load: 'direct',
    url: 'https://tours.example.com/7?x=1',
  })
})

test.each([null, '', '   ', 'javascript:alert(1)', 'data:text/html,x', 'tour.mp4', 'https://', '//example.com/x'])(
  '%s is not embedded',
  (link) => {
    expect(tourSource(link)).toBeUndefined()
  },
)
