import { variantKeys } from '@porchlight/contract/images/image-files'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { startAdminSite } from '../../../../test/support/functions/admin-site.ts'
import { drawingSize, phoneImages } from '../../../../test/support/functions/phone-images.ts'
import { readObject } from '../../aws/bucket.ts'
import { findUpload } from '../../data/uploads/upload-repository.ts'

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
  const url = await site.upload(file)
  const upload = await findUpload(site.table, url.slice(8, 44))
  expect(logged).not.toHaveBeenCalled()
  logged.mockRestore()
  if (typeof expected === 'object') {
    expect(upload).toMatchObject({ status: 'refused', reason: expected.refused })
    expect(await site.madeOf(url)).toEqual([])
    return
  }
  const { width, height, colors, tolerance = 24 }: Look = looks[expected]
  expect(upload).toMatchObject({ status: 'ready', width, height })
  const keys = await site.madeOf(url)
  expect(keys).toEqual(variantKeys(url, width).toSorted())
  for (const key of keys) {
    const served = await read(key)
    expect(served.toString('latin1')).not.toMatch(personal)
    const { width: wide = 0, height: high = 0, pages = 1, ...made } = await sharp(served, { animated: true }).metadata()
    expect(wide).toBeGreaterThan(high)
    expect(pages).toBe(1)
    expect(made).toMatchObject({ space: 'srgb', depth: 'uchar', hasAlpha: false, hasProfile: false })
    expect([made.exif, made.xmp, made.iptc, made.orientation]).toEqual([undefined, undefined, undefined, undefined])
  }
  const shown = await read(url.slice(1))
  const corners = [
    { left: 2, top: 2 },
    { left: width - 12, top: 2 },
    { left: 2, top: height - 12 },
  ]
  for (const [n, color] of colors.entries())
    expect(await distance(shown, corners[n] ?? { left: 0, top: 0 }, color)).toBeLessThan(tolerance)
})

async function read(key: string): Promise<Buffer> {
  const object = await readObject(site.variants, key, 0, 20_000_000)
  if (!object) throw new Error(`There is no ${key}`)
  return object.bytes
}

async function distance(file: Buffer, corner: { left: number; top: number }, color: string): Promise<number> {
  const patch = await sharp(file)
    .extract({ ...corner, width: 10, height: 10 })
    .png()
    .toBuffer()
  const { channels } = await sharp(patch).stats()
  const wanted = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  return Math.max(...wanted.map((value, n) => Math.abs((channels[n]?.mean ?? 0) - value)))
}
