import sharp, { type Sharp } from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { startAdminSite } from '../../../../test/support/functions/admin-site.ts'
import { drawingSize, phoneImages } from '../../../../test/support/functions/phone-images.ts'
import { readObject } from '../../aws/bucket.ts'
import { decode } from './decode.ts'
import { toSharp } from './encode.ts'

const site = await startAdminSite()
afterAll(() => site.stop())

const house = { width: 480, height: 270 }
interface Look {
  width: number
  height: number
  colors: string[]
  tolerance?: number
}

const looks = {
  drawing: { ...drawingSize, colors: ['#c02020', '#20a020', '#2020c0'] },
  'printed drawing': { ...drawingSize, colors: ['#c02020', '#20a020', '#2020c0'], tolerance: 70 },
  'gray drawing': { ...drawingSize, colors: ['#515151', '#737373', '#3f3f3f'] },
  'first frame': { width: 60, height: 40, colors: ['#c02020', '#c02020', '#c02020'] },
  house: { ...house, colors: ['#505872'] },
}
const personal = /Exif|GPS|Acme|Phone 9|xmpmeta|ns\.adobe\.com/

test('there are at least sixty files with different names', () => {
  expect(phoneImages.length).toBeGreaterThanOrEqual(60)
  expect(phoneImages.filter(({ file }) => personal.test(file.toString('latin1'))).length).toBeGreaterThan(15)
  expect(new Set(phoneImages.map(({ name }) => name)).size).toBe(phoneImages.length)
})

test.each(phoneImages)('$name is displayed correctly or refused with the reason', async ({ file, expected }) => {
  const logged = vi.spyOn(console, 'error')
  const image = await decode(file, 1920)
  expect(logged).not.toHaveBeenCalled()
  logged.mockRestore()
  if (typeof expected === 'object') return expect(image).toEqual(expected)
  if ('refused' in image) throw new Error(image.refused)
  const { width, height, colors, tolerance = 24 }: Look = looks[expected]
  expect(image).toMatchObject({ width, height })
  const corners = [
    { left: 2, top: 2 },
    { left: width - 12, top: 2 },
    { left: 2, top: height - 12 },
  ]
  for (const [n, color] of colors.entries())
    expect(await distance(toSharp(image), corners[n] ?? { left: 0, top: 0 }, color)).toBeLessThan(tolerance)
})

const isNamed = ({ name }: { name: string }) =>
  ['JPEG with a place and a device', 'WebP', 'AVIF with an alpha channel', 'WebP, animated', 'HEIC'].includes(name)

test.each(phoneImages.filter(isNamed))('every variant of $name has the pixels only', async ({ file }) => {
  const url = await site.upload(file)
  for (const key of await site.madeOf(url)) {
    const served = (await readObject(site.variants, key))?.bytes ?? Buffer.alloc(0)
    expect(served.toString('latin1')).not.toMatch(personal)
    const { width = 0, height = 0, pages = 1, ...made } = await sharp(served, { animated: true }).metadata()
    expect(width).toBeGreaterThan(height)
    expect(pages).toBe(1)
    expect(made).toMatchObject({ space: 'srgb', depth: 'uchar', hasAlpha: false, hasProfile: false })
    expect([made.exif, made.xmp, made.iptc, made.orientation]).toEqual([undefined, undefined, undefined, undefined])
  }
})

async function distance(image: Sharp, corner: { left: number; top: number }, color: string): Promise<number> {
  const patch = await image
    .extract({ ...corner, width: 10, height: 10 })
    .png()
    .toBuffer()
  const { channels } = await sharp(patch).stats()
  const wanted = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  return Math.max(...wanted.map((value, n) => Math.abs((channels[n]?.mean ?? 0) - value)))
}
