import sharp from 'sharp'
import { expect, test } from 'vitest'
import { images } from '../../../../test/support/functions/images.ts'
import { animated, fromCamera, odd, tiny, useless } from '../../../../test/support/functions/odd-images.ts'
import { type Decoded, decode } from './decode.ts'

async function decoded(file: Buffer, widest = 1920): Promise<Decoded> {
  const image = await decode(file, widest)
  if ('refused' in image) throw new Error(image.refused)
  return image
}

async function colour({ pixels, pixelsWidth: width, pixelsHeight: height }: Decoded, left: number, top: number) {
  const whole = sharp(pixels, { raw: { width, height, channels: 3 } })
  const { channels } = await sharp(
    await whole
      .extract({ left, top, width: Math.ceil(width / 5), height: Math.ceil(height / 5) })
      .png()
      .toBuffer(),
  ).stats()
  return channels.map(({ mean }) => mean)
}

const isRed = ([r = 0, , b = 0]: number[]) => r > 100 && r > b + 60
const isBlue = ([r = 0, , b = 0]: number[]) => b > 100 && b > r + 60

test.each(Object.entries(odd))('an image %s becomes sRGB of 8 bits', async (name, file) => {
  const image = await decoded(file)
  expect(image).toMatchObject({ width: 600, height: 400, pixelsWidth: 600, pixelsHeight: 400 })
  expect(image.pixels).toHaveLength(600 * 400 * 3)
  if (name.includes('grey')) return
  expect(isRed(await colour(image, 10, 10))).toBe(true)
  expect(isBlue(await colour(image, 470, 10))).toBe(true)
})

test('a rotated image is decoded upright, and so is its size', async () => {
  const image = await decoded(fromCamera)
  expect(image).toMatchObject({ width: 400, height: 600, pixelsWidth: 400, pixelsHeight: 600 })
  expect(isRed(await colour(image, 100, 10))).toBe(true)
  expect(isBlue(await colour(image, 100, 470))).toBe(true)
})

test('an image of a phone (HEIC) keeps its wide colors', async () => {
  const image = await decoded(images.heic)
  expect(image).toMatchObject({ width: 480, height: 270 })
  const sky = [79.8, 88.4, 113.5]
  const shown = await colour(image, 0, 0)
  expect(Math.max(...shown.map((value, n) => Math.abs(value - (sky[n] ?? 0))))).toBeLessThan(2)
})

test('the first frame of an animated image is used', async () => {
  const image = await decoded(animated)
  expect(image).toMatchObject({ width: 60, height: 40 })
  expect(isRed(await colour(image, 0, 0))).toBe(true)
})

test('an image of a single pixel is accepted', async () => {
  expect(await decoded(tiny)).toMatchObject({ width: 1, height: 1, pixelsWidth: 1, pixelsHeight: 1 })
})

test('an image wider than any layout is scaled down, and its true size is returned', async () => {
  const file = await sharp({ create: { width: 3000, height: 1000, channels: 3, background: '#c02020' } })
    .jpeg()
    .toBuffer()
  expect(await decoded(file, 1920)).toMatchObject({ width: 3000, height: 1000, pixelsWidth: 1920, pixelsHeight: 640 })
})

test.each(Object.entries(useless))('%s is refused with a message for people', async (_, file) => {
  const refused = await decode(file, 1920)
  expect(refused).toEqual({ refused: expect.stringMatching(/^This .{10,}\. Please .*\.$/) })
})
