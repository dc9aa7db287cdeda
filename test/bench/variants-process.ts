/**
 * Makes all variants of one image, as the Lambda does:
 * node test/bench/variants-process.ts draw <file> writes a noisy photograph of 24 megapixels, some 10 MB
 * node test/bench/variants-process.ts measure <file> prints JSON: ms, peakMB, variants, KB
 */
import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { decode } from '../../functions/src/media/variants/decode.ts'
import { encodeVariants, placeholderOf } from '../../functions/src/media/variants/encode.ts'

const [mode, file = ''] = process.argv.slice(2)
if (mode === 'draw') await writeFile(file, await photograph())
else console.log(JSON.stringify(await measure(await readFile(file))))

/** Sensor noise makes a photograph's file large. */
async function photograph(): Promise<Buffer> {
  const [width, height] = [6000, 4000]
  const noise = (size: { width: number; height: number }, mean: number, sigma: number) => ({
    create: { ...size, channels: 3 as const, background: '#808080', noise: { type: 'gaussian' as const, mean, sigma } },
  })
  const shapes = await sharp(noise({ width: 150, height: 100 }, 128, 60))
    .resize(width, height)
    .png()
    .toBuffer()
  const grain = await sharp(noise({ width, height }, 128, 22))
    .png({ compressionLevel: 0 })
    .toBuffer()
  return sharp(shapes)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 93 })
    .toBuffer()
}

async function measure(bytes: Buffer) {
  const began = performance.now()
  const image = await decode(bytes, 1920)
  if ('refused' in image) return image
  const sizes: number[] = []
  await encodeVariants(
    image,
    { imageUrl: '/images/x.jpg', focuses: [] },
    async ({ body }) => void sizes.push(body.length),
  )
  await placeholderOf(image)
  const { user, system } = process.cpuUsage()
  return {
    ms: Math.round(performance.now() - began),
    cpuMs: Math.round((user + system) / 1000),
    peakMB: Math.round(process.resourceUsage().maxRSS / 1024),
    variants: sizes.length,
    KB: Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024),
  }
}
