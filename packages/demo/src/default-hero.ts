import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { drawPicture } from './picture/draw.ts'
import { print } from './picture/print.ts'

/**
 * Draws web/public/default-hero.webp, which the home page shows when there are no hero images (1600 x 900, at most
 * 90 KB):
 *
 *     node packages/demo/src/default-hero.ts
 */
const LIMIT_BYTES = 90_000
const out = fileURLToPath(new URL('../../../web/public/default-hero.webp', import.meta.url))
// Grain costs more bytes than it is worth at this size: the least blur takes most of it away.
const street = sharp(await print(drawPicture({ kind: 'hero', street: 'dusk' }), 95))
  .resize(1600, 900)
  .blur(0.6)

for (let quality = 80; ; quality -= 4) {
  const picture = await street.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
  if (picture.length > LIMIT_BYTES && quality > 20) continue
  await writeFile(out, picture)
  process.stderr.write(`${out}: ${picture.length} bytes at quality ${quality}\n`)
  break
}
