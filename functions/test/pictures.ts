import sharp from 'sharp'

const plain = (format: 'jpeg' | 'png' | 'webp' | 'avif', size = 64) =>
  sharp({ create: { width: size, height: size, channels: 3, background: '#b5523b' } })
    .toFormat(format)
    .toBuffer()

const box = (type: string, content: Buffer | string) => {
  const body = Buffer.from(content)
  const head = Buffer.alloc(8, type)
  head.writeUInt32BE(8 + body.length, 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** Small whole pictures of every format that the site takes. No tool at hand writes HEIC, so its boxes are put together. */
export const pictures = {
  jpeg: await plain('jpeg'),
  png: await plain('png'),
  webp: await plain('webp'),
  avif: await plain('avif'),
  heic: Buffer.concat([
    box('ftyp', 'heic\0\0\0\0mif1heic'),
    box('meta', Buffer.alloc(40)),
    box('mdat', Buffer.alloc(900, 7)),
  ]),
}

/** A JPEG of noise, about as large as a photograph of the given width. */
export const photograph = (width: number) =>
  sharp({ create: { width, height: width, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 } } } as object)
    .jpeg()
    .toBuffer()
