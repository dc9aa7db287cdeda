import sharp from 'sharp'
import { expect, test } from 'vitest'
import { images } from '../../../../test/support/site/images.ts'
import { refusals } from '../inspect.ts'
import { decode } from './decode.ts'

test('an image of a phone (HEIC) keeps its wide colors', async () => {
  const image = await decode(images.heic, 1920)
  if ('refused' in image) throw new Error(image.refused)
  const raw = { width: image.pixelsWidth, height: image.pixelsHeight, channels: 3 } as const
  const sky = await sharp(image.pixels, { raw }).extract({ left: 0, top: 0, width: 96, height: 54 }).png().toBuffer()
  const { channels } = await sharp(sky).stats()
  const expected = [79.8, 88.4, 113.5]
  expect(Math.max(...channels.map(({ mean }, n) => Math.abs(mean - (expected[n] ?? 0))))).toBeLessThan(2)
})

test('an image wider than any layout is scaled down, and its true size is returned', async () => {
  const file = await sharp({ create: { width: 3000, height: 1000, channels: 3, background: '#c02020' } })
    .jpeg()
    .toBuffer()
  expect(await decode(file, 1920)).toMatchObject({ width: 3000, height: 1000, pixelsWidth: 1920, pixelsHeight: 640 })
})

const jpeg = await sharp({
  create: {
    width: 640,
    height: 480,
    channels: 3,
    background: '#000',
    noise: { type: 'gaussian', mean: 128, sigma: 30 },
  },
})
  .jpeg()
  .toBuffer()

const scanHeader = jpeg.indexOf(Buffer.from([0xff, 0xda]))
const scanParameters = scanHeader + 5 + 2 * (jpeg[scanHeader + 4] ?? 0)

function withByte(at: number, value: number): Buffer {
  const changed = Buffer.from(jpeg)
  changed[at] = value
  return changed
}

function withInserted(at: number, bytes: readonly number[]): Buffer {
  return Buffer.concat([jpeg.subarray(0, at), Buffer.from(bytes), jpeg.subarray(at)])
}

const adobeSegment = [0xff, 0xee, 0, 14, ...Buffer.from('Adobe'), 0, 100, 0, 0, 0, 0, 7]

const harmless = {
  'another start of the spectrum': withByte(scanParameters, 1),
  'another end of the spectrum': withByte(scanParameters + 1, 62),
  'successive approximation in a sequential scan': withByte(scanParameters + 2, 0x11),
  'stray bytes before a table': withInserted(jpeg.indexOf(Buffer.from([0xff, 0xc4])), [1, 2, 3]),
  'stray bytes before the scan': withInserted(scanHeader, [0, 0, 9]),
  'an unknown Adobe color transform': withInserted(2, adobeSegment),
}

test.each(Object.entries(harmless))('a JPEG with %s is accepted', async (_, file) => {
  expect(await decode(file, 1920)).toMatchObject({ width: 640, height: 480 })
})

test.each(Object.entries(harmless))('a JPEG with %s is refused if its end is missing', async (_, file) => {
  expect(await decode(file.subarray(0, file.length / 2), 1920)).toEqual({ refused: refusals.cutOff })
})

test('a JPEG with a hole is refused as damaged', async () => {
  const middle = Math.floor(jpeg.length / 2)
  const hole = Buffer.concat([jpeg.subarray(0, middle), Buffer.alloc(3000), jpeg.subarray(middle + 3000)])
  expect(await decode(hole, 1920)).toEqual({ refused: refusals.damaged })
})
