import { readFileSync } from 'node:fs'
import sharp from 'sharp'

const plain = (format: 'jpeg' | 'png' | 'webp' | 'avif', size = 64) =>
  sharp({ create: { width: size, height: size, channels: 3, background: '#b5523b' } })
    .toFormat(format)
    .toBuffer()

/** Small whole pictures of every format that the site takes. */
export const pictures = {
  jpeg: await plain('jpeg'),
  png: await plain('png'),
  webp: await plain('webp'),
  avif: await plain('avif'),
  heic: readFileSync(new URL('../../test/fixtures/heic/house.heic', import.meta.url)),
}

/** A JPEG of noise, about as large as a photograph of the given width. */
export const photograph = (width: number) =>
  sharp({ create: { width, height: width, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 } } } as object)
    .jpeg()
    .toBuffer()
