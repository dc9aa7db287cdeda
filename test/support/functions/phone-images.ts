import sharp, { type Sharp } from 'sharp'
import { refusals } from '../../../functions/src/media/inspect.ts'
import { blackPng, images, pngChunk } from '../site/images.ts'
import { withExtraItems } from './heic-items.ts'
import { xmp } from './images.ts'

interface PhoneImage {
  name: string
  file: Buffer
  expected: 'drawing' | 'printed drawing' | 'gray drawing' | 'house' | 'first frame' | { refused: string }
}

/** The aspect ratio of share images. */
export const drawingSize = { width: 160, height: 84 }
const { width, height } = drawingSize

const drawing = await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
  .composite(
    ['#c02020', '#20a020', '#2020c0'].map((background, n) => ({
      input: { create: { width: width / 2, height: height / 2, channels: 3 as const, background } },
      left: (n % 2) * (width / 2),
      top: Math.floor(n / 2) * (height / 2),
    })),
  )
  .png()
  .toBuffer()
const draw = () => sharp(drawing)

const stored: readonly ((image: Sharp) => Sharp)[] = [
  (image) => image,
  (image) => image.flop(),
  (image) => image.rotate(180),
  (image) => image.flip(),
  (image) => image.flop().rotate(270),
  (image) => image.rotate(270),
  (image) => image.flop().rotate(90),
  (image) => image.rotate(90),
]

const camera = { IFD0: { Make: 'Acme', Model: 'Phone 9' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '33/1 45/1 0/1' } }

const jpeg = await draw().withExif(camera).withXmp(xmp).jpeg().toBuffer()
const png = await draw().withExif(camera).png().toBuffer()
const { heic } = images

const latin1 = (text: string) => Buffer.from(text, 'latin1')
const join = (...parts: (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? latin1(part) : part)))
const insert = (file: Buffer, at: number, part: Buffer) => join(file.subarray(0, at), part, file.subarray(at))

const withSegment = (marker: number, content: Buffer | string) => {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(content.length + 2)
  return insert(jpeg, 2, join(Buffer.from([0xff, marker]), length, content))
}

const film = (brand = 'isom') =>
  join(`\0\0\0\x18ftyp${brand}\0\0\0\0${brand}mp42\0\x01\0\x08mdat`, Buffer.alloc(65_536, 7))
const withBrand = (brand: string) => join(heic.subarray(0, 8), brand, heic.subarray(12))

const drawings: Record<string, Buffer> = {
  'JPEG, progressive': await draw().jpeg({ progressive: true }).toBuffer(),
  'JPEG, wide gamut': await draw().withIccProfile('p3').jpeg().toBuffer(),
  'JPEG, full color resolution': await draw().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer(),
  'JPEG with a place and a device': jpeg,
  'JPEG with a gain map behind it': join(jpeg, await draw().greyscale().resize(40).jpeg().toBuffer()),
  'JPEG with a film behind it': join(jpeg, film()),
  'JPEG with an editor’s trailer': join(jpeg, Buffer.alloc(3000), 'SEFHe\0\0\0SEFT'),
  'JPEG with a comment': withSegment(0xfe, 'Acme Phone 9'),
  'JPEG with a multi-picture index': withSegment(0xe2, 'MPF\0MM\0*\0\0\0\x08\0\0'),
  'JPEG with a broken Exif block': withSegment(0xe1, 'Exif\0\0MM\0*\0\0\xff\xff'),
  'JPEG with 40 application segments': Array.from({ length: 40 }).reduce<Buffer>(
    (file) => insert(file, 2, join('\xff\xe4\0\x0cAcme Phone')),
    jpeg,
  ),
  'JPEG with fill bytes': insert(jpeg, 2, Buffer.from([0xff, 0xff])),
  PNG: png,
  'PNG, interlaced': await draw().png({ progressive: true }).toBuffer(),
  'PNG, palette': await draw().png({ palette: true }).toBuffer(),
  'PNG, 16 bits': await draw().toColourspace('rgb16').png().toBuffer(),
  'PNG with an alpha channel': await draw().ensureAlpha(0.95).png().toBuffer(),
  'PNG with a text': insert(png, 33, pngChunk('tEXt', latin1('Author\0Acme Phone 9'))),
  'PNG with bytes behind it': join(png, Buffer.alloc(500)),
  WebP: await draw().withExif(camera).webp({ quality: 90 }).toBuffer(),
  'WebP, lossless': await draw().webp({ lossless: true }).toBuffer(),
  'WebP with an alpha channel': await draw().ensureAlpha(0.95).webp().toBuffer(),
  AVIF: await draw().withExif(camera).avif().toBuffer(),
  'AVIF, lossless': await draw().avif({ lossless: true }).toBuffer(),
  'AVIF with an alpha channel': await draw().ensureAlpha(0.95).avif().toBuffer(),
  'AVIF with 257 extra items': withExtraItems(await draw().avif().toBuffer(), 257),
  'AVIF with 1200 extra items': withExtraItems(await draw().avif().toBuffer(), 1200),
}

const houses: Record<string, Buffer> = {
  HEIC: heic,
  'HEIC with 1 extra item': withExtraItems(heic, 1),
  'HEIC with 257 extra items': withExtraItems(heic, 257),
  'HEIC with 990 extra items': withExtraItems(heic, 990),
  'HEIC, main brand mif1': withBrand('mif1'),
  'HEIC, main brand heix': withBrand('heix'),
  'HEIC with a free box behind it': join(heic, '\0\0\0\x10freeAcmeAcme'),
  'HEIC with a film behind it': join(heic, film('qt  ')),
}

const refusedFiles: Record<string, readonly [file: Buffer, reason: string]> = {
  'empty file': [Buffer.alloc(0), refusals.empty],
  'JPEG of its first bytes': [jpeg.subarray(0, 300), refusals.cutOff],
  'HEIC without an image': [heic.subarray(0, 24), refusals.damaged],
  'HEIC of its first bytes': [heic.subarray(0, 600), refusals.cutOff],
  'HEIC with 1200 extra items': [withExtraItems(heic, 1200), refusals.tooComplex],
  // 31 KB.
  'PNG of 256 million pixels': [blackPng(16_000), refusals.tooManyPixels],
  'PNG of a tower': [await sharp(drawing).resize(20, 400, { fit: 'fill' }).png().toBuffer(), refusals.tooTall],
  'film named .heic': [film('qt  '), refusals.noImage],
  'film in HEVC named .heic': [film('hvc1'), refusals.noImage],
  'raw photograph': [join('\0\0\0\x18ftypcrx \0\0\0\x01crx isom', Buffer.alloc(400)), refusals.noImage],
  TIFF: [await draw().tiff().toBuffer(), refusals.noImage],
  GIF: [await draw().gif().toBuffer(), refusals.noImage],
  SVG: [latin1('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), refusals.noImage],
  PDF: [latin1('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'), refusals.noImage],
  'text named .jpg': [latin1('A letter that was renamed.'), refusals.noImage],
  'zeros named .jpg': [Buffer.alloc(5000), refusals.noImage],
}

const turned = await Promise.all(
  stored.map(async (store, n) => ({
    name: `JPEG, orientation ${n + 1}`,
    file: await store(draw())
      .withMetadata({ orientation: n + 1 })
      .jpeg()
      .toBuffer(),
    expected: 'drawing' as const,
  })),
)

const frames = await Promise.all(
  ['#c02020', '#20c020', '#2020c0'].map((background) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer(),
  ),
)
const animated = await sharp(frames, { join: { animated: true } })
  .webp({ loop: 0, delay: [100, 100, 100] })
  .toBuffer()

export const phoneImages: readonly PhoneImage[] = [
  ...turned,
  ...Object.entries(drawings).map(([name, file]) => ({ name, file, expected: 'drawing' as const })),
  {
    name: 'JPEG, in printer colors',
    file: await draw().toColourspace('cmyk').jpeg().toBuffer(),
    expected: 'printed drawing',
  },
  { name: 'JPEG, gray', file: await draw().greyscale().jpeg().toBuffer(), expected: 'gray drawing' },
  { name: 'WebP, animated', file: animated, expected: 'first frame' },
  ...Object.entries(houses).map(([name, file]) => ({ name, file, expected: 'house' as const })),
  ...Object.entries(refusedFiles).map(([name, [file, reason]]) => ({ name, file, expected: { refused: reason } })),
]
