import sharp from 'sharp'
import { expect, test } from 'vitest'
import { withExtraItems } from '../../../../test/support/functions/heic-items.ts'
import { images } from '../../../../test/support/functions/images.ts'
import { refusals } from '../inspect.ts'
import { decode } from './decode.ts'

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

test.each(Object.entries(harmless))('a JPEG with %s and a hole is refused as damaged', async (_, file) => {
  const middle = Math.floor(file.length / 2)
  const hole = Buffer.concat([file.subarray(0, middle), Buffer.alloc(3000), file.subarray(middle + 3000)])
  expect(await decode(hole, 1920)).toEqual({ refused: refusals.damaged })
})

test.each([257, 300, 822, 990])('a HEIC file with %i items beside its image is accepted', async (count) => {
  expect(await decode(withExtraItems(images.heic, count), 1920)).toMatchObject({ width: 480, height: 270 })
})

test.each([257, 1200])('an AVIF file with %i items beside its image is accepted', async (count) => {
  expect(await decode(withExtraItems(images.avif, count), 1920)).toHaveProperty('pixels')
})

test('a HEIC file with more items than its decoder allows is refused with that reason', async () => {
  expect(await decode(withExtraItems(images.heic, 1200), 1920)).toEqual({ refused: refusals.tooComplex })
})
