import { describe, expect, test } from 'vitest'
import { toEmbedUrl, youtubeId } from './video.ts'

const embed = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'

describe('toEmbedUrl', () => {
  test.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'http://youtube.com/watch?v=dQw4w9WgXcQ',
    'www.youtube.com/watch?v=dQw4w9WgXcQ',
    'youtube.com/watch?v=dQw4w9WgXcQ',
    '//www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://WWW.YouTube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=43s#here',
    'https://youtu.be/dQw4w9WgXcQ',
    'youtu.be/dQw4w9WgXcQ?si=abc&t=9',
    'https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0',
    'youtube.com/embed/dQw4w9WgXcQ/',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'youtube.com/shorts/dQw4w9WgXcQ?feature=share',
    'https://www.youtube.com/live/dQw4w9WgXcQ?feature=shared',
    'https://www.youtube.com/v/dQw4w9WgXcQ?version=3',
    '  https://youtu.be/dQw4w9WgXcQ  ',
  ])('converts %s', (link) => {
    expect(toEmbedUrl(link)).toBe(embed)
  })

  test.each([
    'https://vimeo.com/123456',
    'https://www.youtube.com/',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=',
    'https://www.youtube.com/@someone',
    'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/',
    'https://youtu.be/dQw4w9WgXcQ"><script>',
    'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ',
    'a sentence, not a link',
    '',
  ])('gives back %s as it is', (link) => {
    expect(toEmbedUrl(link)).toBe(link)
    expect(youtubeId(link)).toBeUndefined()
  })
})
