import { expect, test } from 'vitest'
import { photograph } from '../../../../test/support/functions/images.ts'
import { images } from '../../../../test/support/site/images.ts'
import { refusals } from '../inspect.ts'
import { decode } from './decode.ts'

async function refusalOf(file: Buffer): Promise<string | undefined> {
  const image = await decode(file, 320)
  return 'refused' in image ? image.refused : undefined
}

test.each(Object.entries(images))('a truncated %s is refused as truncated', async (_, bytes) => {
  for (const missing of [13, 20, 40]) expect(await refusalOf(bytes.subarray(0, -missing))).toBe(refusals.cutOff)
})

test('concurrent truncated files are each refused as truncated', async () => {
  const { jpeg, png, webp } = images
  const cut = Array.from({ length: 30 }, () => [jpeg, png, webp].map((bytes) => bytes.subarray(0, -20))).flat()
  const said = await Promise.all(cut.map(refusalOf))
  expect(said).toEqual(cut.map(() => refusals.cutOff))
})

const camera = await photograph(1200)
const exif = (thumbnail: Buffer) => {
  const body = Buffer.concat([Buffer.from('Exif\0\0'), thumbnail])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}
const withThumbnail = (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 2), exif(images.jpeg), bytes.subarray(2)])

test.each<[string, Buffer]>([
  ['zeros behind its end', Buffer.concat([images.jpeg, Buffer.alloc(9000)])],
  ['zeros behind its end, large', Buffer.concat([camera, Buffer.alloc(900)])],
  ['a film behind its end', Buffer.concat([camera, Buffer.alloc(50_000, 'film')])],
  ['a second picture behind its end', Buffer.concat([camera, images.jpeg])],
  ['a thumbnail inside', withThumbnail(camera)],
])('a photograph with %s is accepted', async (_, bytes) => {
  expect(await refusalOf(bytes)).toBeUndefined()
})

test.each<[string, Buffer]>([
  ['behind its thumbnail', withThumbnail(camera).subarray(0, images.jpeg.length + 12)],
  ['behind its headers', withThumbnail(camera).subarray(0, images.jpeg.length + 400)],
  ['in the middle', camera.subarray(0, camera.length / 2)],
  ['before its end marker', camera.subarray(0, -2)],
  [
    'in the middle, and filled up with zeros',
    Buffer.concat([camera.subarray(0, camera.length / 2), Buffer.alloc(200_000)]),
  ],
])('a photograph cut %s is refused as truncated', async (_, bytes) => {
  expect(camera.length).toBeGreaterThan(200_000)
  expect(await refusalOf(bytes)).toBe(refusals.cutOff)
})

test('a JPEG truncated anywhere is refused', async () => {
  for (let length = 3; length < images.jpeg.length; length += 1)
    expect(await refusalOf(images.jpeg.subarray(0, length))).toBeDefined()
})

test.each([
  ['a sound', Buffer.from('RIFF\x24\0\0\0WAVEfmt ')],
  ['half a PNG signature', Buffer.from('\x89PNG', 'latin1')],
])('%s is no image', async (_, bytes) => {
  expect(await refusalOf(bytes)).toBe(refusals.noImage)
})

test('random bytes after a known signature are never an error', async () => {
  for (const bytes of Object.values(images))
    for (let round = 0; round < 40; round += 1) {
      const noise = Buffer.from(crypto.getRandomValues(new Uint8Array(200)))
      expect(await refusalOf(Buffer.concat([bytes.subarray(0, 32), noise]))).toBeDefined()
    }
})
