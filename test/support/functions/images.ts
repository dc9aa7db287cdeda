import { readFileSync } from 'node:fs'
import sharp from 'sharp'

const plain = (format: 'jpeg' | 'png' | 'webp' | 'avif') =>
  sharp({ create: { width: 80, height: 42, channels: 3, background: '#b5523b' } })
    .toFormat(format)
    .toBuffer()

export const images = {
  jpeg: await plain('jpeg'),
  png: await plain('png'),
  webp: await plain('webp'),
  avif: await plain('avif'),
  heic: readFileSync(new URL('../site/heic/house.heic', import.meta.url)),
}

/** Always the same bytes, about as many as in a photograph of this width. */
export function photograph(width: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * width * 3)
  let state = 1
  for (let n = 0; n < pixels.length; n++) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    pixels[n] = state & 0xff
  }
  return sharp(pixels, { raw: { width, height: width, channels: 3 } })
    .jpeg()
    .toBuffer()
}
