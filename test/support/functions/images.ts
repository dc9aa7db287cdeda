import sharp from 'sharp'

export const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>'

/** Upright it is 400 by 600 pixels. */
export const fromCamera = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#c02020' } })
  .withExif({
    IFD0: { Make: 'Acme', Model: 'Phone 9', Orientation: '6' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '33/1 45/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '84/1 23/1 0/1' },
  })
  .withXmp(xmp)
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer()

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
