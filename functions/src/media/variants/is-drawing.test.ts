import sharp from 'sharp'
import { expect, test } from 'vitest'
import { renderPhoto } from '../../../../test/support/functions/rendered-photos.ts'
import { type Decoded, decode } from './decode.ts'
import { encodeVariants } from './encode.ts'
import { isDrawing } from './is-drawing.ts'

const plan = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="1200" height="900" fill="#fdfbf5"/>
  <g fill="#f3eee2" stroke="#22302c" stroke-width="9"><path d="M100 100h700v600h-700zM800 100h300v350h-300z"/></g>
  <path d="M300 700a90 90 0 0 1 90-90v90" fill="none" stroke="#22302c" stroke-width="3"/></svg>`,
)

async function decoded(file: Buffer): Promise<Decoded> {
  const image = await decode(file, 1920)
  if ('refused' in image) throw new Error(image.refused)
  return image
}

test.each([
  ['a PNG', sharp(plan).png()],
  ['a JPEG of low quality', sharp(plan).jpeg({ quality: 50 })],
  ['a scan', sharp(plan).blur(0.8).modulate({ brightness: 0.95 }).jpeg({ quality: 80 })],
])('a floor plan that is %s is a drawing', async (_, file) => {
  expect(await isDrawing(await decoded(await file.toBuffer()))).toBe(true)
})

test.each([[{ noise: 6 }], [{ noise: 6, light: 1.25 }], [{ noise: 8, light: 0.4 }], [{ noise: 6, blur: 10 }]])(
  'a photo is none: %j',
  async (exposure) => {
    const { pixels, width, height } = await renderPhoto(3, exposure)
    expect(await isDrawing({ pixels, width, height, pixelsWidth: width, pixelsHeight: height })).toBe(false)
  },
)

test('the variants of a drawing keep its pixels', async () => {
  const made = new Map<string, Buffer>()
  const image = await decoded(await sharp(plan).png().toBuffer())
  await encodeVariants(image, { imageUrl: '/images/1.png', focuses: [] }, async ({ key, body }) => {
    made.set(key, body)
  })
  const differences = new Map<string, number>()
  for (const [key, body] of made) {
    const size = key.match(/(\d+)\.(?:avif|webp)$/)
    if (!size) continue
    const { data, info } = await sharp(body).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const raw = { width: image.pixelsWidth, height: image.pixelsHeight, channels: 3 } as const
    const wanted = await sharp(image.pixels, { raw }).resize({ width: info.width }).raw().toBuffer()
    differences.set(
      key,
      data.reduce((most, value, n) => Math.max(most, Math.abs(value - (wanted[n] ?? 0))), 0),
    )
  }
  expect(differences.size).toBeGreaterThan(3)
  for (const [key, difference] of differences)
    expect(difference, key).toBeLessThanOrEqual(key.endsWith('webp') ? 0 : 32)
})
