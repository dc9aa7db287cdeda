import { expect, test } from 'vitest'
import { photograph, pictures } from '../../test/pictures.ts'
import { isWhole } from './is-whole.ts'
import { type PictureFormat, pictureFormat } from './picture-format.ts'

const fileOf = (bytes: Buffer) => ({
  size: bytes.length,
  read: async (from: number, to: number) => bytes.subarray(from, to),
})

function whole(bytes: Buffer): Promise<boolean> | string {
  const format = pictureFormat(bytes)
  return format ? isWhole[format](fileOf(bytes)) : 'no picture'
}

const formats: [string, Buffer, PictureFormat][] = [
  ['jpeg', pictures.jpeg, 'jpeg'],
  ['png', pictures.png, 'png'],
  ['webp', pictures.webp, 'webp'],
  ['avif', pictures.avif, 'heif'],
  ['heic', pictures.heic, 'heif'],
]

test.each(formats)('a whole %s is known by its bytes', async (_, bytes, format) => {
  expect(pictureFormat(bytes)).toBe(format)
  expect(await whole(bytes)).toBe(true)
})

test.each(formats)('a %s that lacks its end is not whole', async (_, bytes) => {
  expect(await whole(bytes.subarray(0, -13))).toBe(false)
})

const camera = await photograph(1200)
const exif = (thumbnail: Buffer) => {
  const body = Buffer.concat([Buffer.from('Exif\0\0'), thumbnail])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}
const withThumbnail = (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 2), exif(pictures.jpeg), bytes.subarray(2)])

test.each<[string, Buffer]>([
  ['zeros behind its end', Buffer.concat([pictures.jpeg, Buffer.alloc(9000)])],
  ['zeros behind its end, large', Buffer.concat([camera, Buffer.alloc(900)])],
  ['a film behind its end', Buffer.concat([camera, Buffer.alloc(50_000, 'film')])],
  ['a second picture behind its end', Buffer.concat([camera, pictures.jpeg])],
  ['a thumbnail inside', withThumbnail(camera)],
])('a photograph with %s is whole', async (_, bytes) => {
  expect(await whole(bytes)).toBe(true)
})

test.each<[string, Buffer]>([
  ['behind its thumbnail', withThumbnail(camera).subarray(0, pictures.jpeg.length + 12)],
  ['behind its headers', withThumbnail(camera).subarray(0, pictures.jpeg.length + 400)],
  ['in the middle', camera.subarray(0, camera.length / 2)],
  ['two bytes before its end', camera.subarray(0, -2)],
  [
    'in the middle, and filled up with zeros',
    Buffer.concat([camera.subarray(0, camera.length / 2), Buffer.alloc(200_000)]),
  ],
])('a photograph cut %s is not whole', async (_, bytes) => {
  expect(camera.length).toBeGreaterThan(200_000)
  expect(await whole(bytes)).toBe(false)
})

test('a JPEG cut anywhere is not whole', async () => {
  for (let length = 3; length < pictures.jpeg.length; length += 1)
    expect(await whole(pictures.jpeg.subarray(0, length))).toBe(false)
})

test.each([
  ['text', Buffer.from('hello')],
  ['nothing', Buffer.alloc(0)],
  ['an SVG', Buffer.from('<?xml version="1.0"?><svg/>')],
  ['a film', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom')],
  ['a sound', Buffer.from('RIFF\x24\0\0\0WAVEfmt ')],
  ['half a PNG signature', Buffer.from('\x89PNG', 'latin1')],
])('%s is no picture', (_, bytes) => {
  expect(whole(bytes)).toBe('no picture')
})

test('random bytes behind a known beginning are never an error', async () => {
  for (const [, bytes] of formats)
    for (let round = 0; round < 200; round += 1) {
      const noise = Buffer.from(crypto.getRandomValues(new Uint8Array(200)))
      expect(await whole(Buffer.concat([bytes.subarray(0, 32), noise]))).toEqual(expect.any(Boolean))
    }
})
