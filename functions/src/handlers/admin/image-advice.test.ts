import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { startAdminSite } from '../../../../test/support/functions/admin-site.ts'
import { type Exposure, renderPhoto } from '../../../../test/support/functions/rendered-photos.ts'
import { images } from '../../../../test/support/site/images.ts'
import * as encode from '../../media/variants/encode.ts'
import * as judge from '../../media/variants/judge.ts'

const site = await startAdminSite()
afterAll(() => site.stop())

const adviceOn = async (...imageUrls: string[]) =>
  (await site.asAdmin('getImageAdvice', { query: { imageUrls: imageUrls.join(',') } })).body

async function photo(exposure: Exposure): Promise<Buffer> {
  const { pixels, width, height } = await renderPhoto(2, exposure)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer()
}

test('says what to improve about each image, and which look alike', async () => {
  const [good, dark] = [await site.upload(await photo({})), await site.upload(await photo({ light: 0.3 }))]
  const plain = await site.upload(images.png)
  const advice = await adviceOn(good, dark, plain)
  expect(advice).toHaveLength(3)
  const hash = expect.stringMatching(/^[\da-f]{16}$/)
  expect(advice).toEqual(
    expect.arrayContaining([
      { imageUrl: good, advice: [], hash },
      { imageUrl: dark, advice: ['dark'], hash },
      { imageUrl: plain, advice: ['small'] },
    ]),
  )
})

test('an image has its advice before its variants', async () => {
  vi.spyOn(encode, 'encodeVariants').mockRejectedValueOnce(new Error('Killed'))
  const url = await site.send(await photo({ blur: 8 }))
  expect(await adviceOn(url)).toEqual([])
  await expect(site.makeVariantsOf(url)).rejects.toThrow('Killed')
  expect(await adviceOn(url)).toMatchObject([{ advice: ['blurred'] }])
})

test('an image that cannot be judged has no advice and all variants', async () => {
  vi.spyOn(judge, 'judgeImage').mockRejectedValueOnce(new Error('No memory'))
  const url = await site.upload()
  expect(await site.stateOf(url)).toBe('complete')
  expect(await adviceOn(url)).toEqual([{ imageUrl: url, advice: [] }])
})

test('unknown and foreign addresses are left out', async () => {
  const unknown = `/images/${crypto.randomUUID()}.jpg`
  expect(await adviceOn(unknown, 'https://elsewhere.example/a.jpg', '')).toEqual([])
})
