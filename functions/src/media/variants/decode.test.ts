import sharp from 'sharp'
import { expect, it } from 'vitest'
import { animated, fromCamera, odd, tiny, useless } from '../../../../test/support/functions/odd-pictures.ts'
import { pictures } from '../../../../test/support/functions/pictures.ts'
import { type Decoded, decode } from './decode.ts'

async function decoded(file: Buffer, widest = 1920): Promise<Decoded> {
  const picture = await decode(file, widest)
  if ('refused' in picture) throw new Error(picture.refused)
  return picture
}

/** The mean red, green and blue of a part of a picture. */
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

it.each(Object.entries(odd))('a picture %s becomes sRGB of 8 bits', async (name, file) => {
  const picture = await decoded(file)
  expect(picture).toMatchObject({ width: 600, height: 400, pixelsWidth: 600, pixelsHeight: 400 })
  expect(picture.pixels).toHaveLength(600 * 400 * 3)
  if (name.includes('grey')) return
  expect(isRed(await colour(picture, 10, 10))).toBe(true)
  expect(isBlue(await colour(picture, 470, 10))).toBe(true)
})

it('a picture that lies on its side is set upright, and its size is that of the upright one', async () => {
  const picture = await decoded(fromCamera)
  expect(picture).toMatchObject({ width: 400, height: 600, pixelsWidth: 400, pixelsHeight: 600 })
  expect(isRed(await colour(picture, 100, 10))).toBe(true)
  expect(isBlue(await colour(picture, 100, 470))).toBe(true)
})

it('a picture of a phone (HEIC) keeps its colours, which are of a newer screen', async () => {
  const picture = await decoded(pictures.heic)
  expect(picture).toMatchObject({ width: 480, height: 270 })
  // As the JPEG has them that it was made of; taken for those of a common screen, the sky would be duller.
  const sky = [79.8, 88.4, 113.5]
  const shown = await colour(picture, 0, 0)
  expect(Math.max(...shown.map((value, n) => Math.abs(value - (sky[n] ?? 0))))).toBeLessThan(2)
})

it('of an animated picture the first frame is taken', async () => {
  const picture = await decoded(animated)
  expect(picture).toMatchObject({ width: 60, height: 40 })
  expect(isRed(await colour(picture, 0, 0))).toBe(true)
})

it('a picture of a single pixel stays one', async () => {
  expect(await decoded(tiny)).toMatchObject({ width: 1, height: 1, pixelsWidth: 1, pixelsHeight: 1 })
})

it('a picture wider than any layout is made smaller, and says how large it was', async () => {
  const file = await sharp({ create: { width: 3000, height: 1000, channels: 3, background: '#c02020' } })
    .jpeg()
    .toBuffer()
  expect(await decoded(file, 1920)).toMatchObject({ width: 3000, height: 1000, pixelsWidth: 1920, pixelsHeight: 640 })
})

it.each(Object.entries(useless))('%s is refused in words for a person', async (_, file) => {
  const refused = await decode(file, 1920)
  expect(refused).toEqual({ refused: expect.stringMatching(/^This .{10,}\. Please .*\.$/) })
})
