import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { images } from './images.ts'

const width = 600
const height = 400

const halves = (channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: '#c02020' } }).composite([
    { input: { create: { width: width / 2, height, channels, background: '#2020c0' } }, left: width / 2, top: 0 },
  ])

export const fromCamera = await halves()
  .withExif({
    IFD0: { Make: 'Acme', Model: 'Phone 9', Orientation: '6' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '33/1 45/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '84/1 23/1 0/1' },
  })
  .withXmp(
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>',
  )
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer()

const frame = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer()

export const odd = {
  'in the colours of a printer (CMYK)': await halves().toColourspace('cmyk').jpeg().toBuffer(),
  'of 16 bits': await sharp(await halves().png().toBuffer())
    .toColourspace('rgb16')
    .png()
    .toBuffer(),
  'in shades of grey': await halves().greyscale().png().toBuffer(),
  'with a palette': await halves().png({ palette: true }).toBuffer(),
  'with transparency': await halves(4).ensureAlpha(0.5).webp().toBuffer(),
  'in the colours of a newer screen (P3)': await halves().withIccProfile('p3').jpeg().toBuffer(),
  'saved progressively': await halves().jpeg({ progressive: true }).toBuffer(),
}

export const animated = await sharp(await Promise.all(['#c02020', '#20c020', '#2020c0'].map(frame)), {
  join: { animated: true },
})
  .webp({ loop: 0, delay: [100, 100, 100] })
  .toBuffer()

export const tiny = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#c02020' } })
  .png()
  .toBuffer()

export const pngChunk = (type: string, content: Buffer) => {
  const [length, body, check] = [Buffer.alloc(4), Buffer.concat([Buffer.from(type), content]), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** 31 KB that decode to 256 million pixels. */
export const bomb = Buffer.concat([
  Buffer.from('89504e470d0a1a0a', 'hex'),
  // Pixels of one bit.
  pngChunk('IHDR', Buffer.from('00003e8000003e800100000000', 'hex')),
  pngChunk('IDAT', deflateSync(Buffer.alloc(16_000 * 2001))),
  pngChunk('IEND', Buffer.alloc(0)),
])

const jpeg = await halves().jpeg().toBuffer()

export const useless = {
  'a decode bomb': bomb,
  'a JPEG without its end': jpeg.subarray(0, -400),
  'a JPEG with a hole': Buffer.concat([jpeg.subarray(0, 700), Buffer.alloc(200), jpeg.subarray(900)]),
  'a PNG without its end': images.png.subarray(0, -20),
  'a WebP without its end': images.webp.subarray(0, -10),
  'an AVIF without its end': images.avif.subarray(0, -10),
  'a HEIC without its end': images.heic.subarray(0, -2000),
  'a HEIC of nothing': images.heic.subarray(0, 600),
  'a text file': Buffer.from('This is a text file that somebody renamed to house.jpg.'),
  'an SVG': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  'a TIFF': await halves().tiff().toBuffer(),
  'a tower': await sharp({ create: { width: 20, height: 900, channels: 3, background: '#c02020' } })
    .png()
    .toBuffer(),
  nothing: Buffer.alloc(0),
}
