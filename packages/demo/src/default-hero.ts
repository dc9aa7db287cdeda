import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { jpegWidth, variantFormats, variantPath, widthsFor } from '@porchlight/contract/picture'
import sharp from 'sharp'
import { drawPicture } from './picture/draw.ts'
import { print } from './picture/print.ts'

/**
 * Draws web/public/default-hero.jpg and its variants, which the home page shows when there are no hero images, and
 * prints what web/src/site/features/hero/default-hero.ts says of it:
 *
 *     node packages/demo/src/default-hero.ts
 */
const imageUrl = '/default-hero.jpg'
const size = { width: 1600, height: 900 }
const out = fileURLToPath(new URL('../../../web/public', import.meta.url))
// Grain costs more bytes than it is worth at this size: the least blur takes most of it away.
const street = sharp(
  await sharp(await print(drawPicture({ kind: 'hero', street: 'dusk' }), 95))
    .resize(size.width, size.height)
    .blur(0.6)
    .png()
    .toBuffer(),
)

await mkdir(`${out}/default-hero`, { recursive: true })
await writeFile(out + imageUrl, await street.clone().resize(jpegWidth).jpeg({ quality: 70, mozjpeg: true }).toBuffer())
for (const width of widthsFor(size.width)) {
  for (const format of variantFormats) {
    const file = street.clone().resize({ width, withoutEnlargement: true })
    const bytes = await (format === 'avif'
      ? file.avif({ quality: 45, effort: 8 })
      : file.webp({ quality: 62, effort: 6, smartSubsample: true })
    ).toBuffer()
    await writeFile(out + variantPath(imageUrl, width, format), bytes)
    process.stderr.write(`${variantPath(imageUrl, width, format)}: ${bytes.length} bytes\n`)
  }
}
const tiny = await street.clone().resize(16).webp({ quality: 40, smartSubsample: true }).toBuffer()
console.log({ imageUrl, ...size, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` })
