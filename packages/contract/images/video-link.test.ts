import { expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { videoLinkSchema } from './video-link.ts'

test.each([
  ['https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
  ['  https://youtu.be/abc?si=x&t=4#here ', 'https://youtu.be/abc?si=x&t=4#here'],
  ['http://tours.example.com:8080/7', 'https://tours.example.com:8080/7'],
  ['HTTP://youtu.be/abc', 'https://youtu.be/abc'],
  ['youtube.com/watch?v=abc', 'https://youtube.com/watch?v=abc'],
  ['www.youtube.com/shorts/abc', 'https://www.youtube.com/shorts/abc'],
  ['//www.youtube.com/embed/abc', 'https://www.youtube.com/embed/abc'],
  ['https://youtu.be/abc.', 'https://youtu.be/abc'],
  ['(https://youtu.be/abc),', 'https://youtu.be/abc'],
  ['<https://vimeo.com/1>', 'https://vimeo.com/1'],
  ['“https://vimeo.com/1”…', 'https://vimeo.com/1'],
  ['https://tours.example.com/oak_(front)', 'https://tours.example.com/oak_(front)'],
  ['https://www.youtube.com/watch?t=5&amp;v=abc', 'https://www.youtube.com/watch?t=5&v=abc'],
  [
    '<iframe width="560" src="https://player.vimeo.com/video/1?h=0a&amp;b=1" allow="x"></iframe>',
    'https://player.vimeo.com/video/1?h=0a&b=1',
  ],
  ['', ''],
  [' \u200b', ''],
  [null, null],
])('%j is kept as %j', (typed, kept) => {
  expect(videoLinkSchema.parse(typed)).toBe(kept)
})

test.each([
  'not a link',
  'tour.mp4',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.com/tour.mp4',
  'https://',
  'https://tour',
  'https://example.com/a tour',
  'https://somebody:secret@example.com/',
  'C:\\videos\\tour.mp4',
  `https://example.com/${'x'.repeat(limits.youtubeUrl)}`,
])('%s is refused', (typed) => {
  expect(videoLinkSchema.safeParse(typed).success).toBe(false)
})
