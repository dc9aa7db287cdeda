import sharp, { type Metadata, type Sharp } from 'sharp'
import { refusals } from '../inspect.ts'
import { decodeHeic } from './decode-heic.ts'
import { imageFormat } from './image-format.ts'

/** A picture as all its variants are made from: upright, sRGB of 8 bit, without transparency. */
export interface Decoded {
  /** In pixels, as shown. */
  width: number
  height: number
  /** The same picture, at most as wide as was asked for: three bytes for each pixel. */
  pixels: Buffer
  pixelsWidth: number
  pixelsHeight: number
}

export interface Refused {
  /** In words for the person who uploaded it. */
  refused: string
}

/** More than any phone's camera takes; 31 KB of PNG can claim 256 million. */
const maxPixels = 50_000_000
/** Variants are as wide as layouts need and as tall as the picture is; what is taller than this is no photograph. */
const mostHeightsPerWidth = 4
/** Decoding ends after so many seconds: a file can be made to take much longer. */
const patience = 10

const options = { limitInputPixels: maxPixels, failOn: 'warning', sequentialRead: true } as const

/** What is not the file's fault: no memory, or a library that was not shipped. */
const isOurs = /memory|allocat|cannot find (module|package)/i

/**
 * Decodes a file once, as small as its widest variant allows. Gives why not when it can never be decoded; throws for
 * what may work another time.
 */
export async function decode(file: Buffer, widest: number): Promise<Decoded | Refused> {
  if (file.length === 0) return { refused: refusals.empty }
  // By its bytes: the library would also open drawings and documents.
  if (!imageFormat(file)) return { refused: refusals.noImage }
  try {
    const metadata = await sharp(file, options).metadata()
    const { width, height } = metadata.autoOrient
    if (height > width * mostHeightsPerWidth) return { refused: refusals.tooTall }
    return metadata.compression === 'hevc'
      ? await fromHeic(file, metadata, widest)
      : await fromSharp(file, metadata, widest)
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error(String(error))
    if (isOurs.test(message)) throw error
    console.info({ undecodable: message })
    return { refused: refusalFor(message, file) }
  }
}

/** What the libraries for JPEG, PNG, WebP, and AVIF and HEIC say of a file that is not there to its end. */
const endIsMissing =
  /premature end of JPEG image|libpng read error|webp: unable to parse image|unexpected end of file|cannot read full meta box/i

/** Marks of a JPEG, which its data cannot hold by chance. */
const [startOfScan, endOfImage] = [Buffer.from([0xff, 0xda]), Buffer.from([0xff, 0xd9])]

/**
 * Whether a file shows by itself that it lacks its end. The libraries keep what went wrong in one place for everything
 * that a process decodes at a time: where two fail at once, they may tell of both, or of neither.
 */
function lacksEnd(file: Buffer): boolean {
  switch (imageFormat(file)) {
    case 'jpeg':
      return file.lastIndexOf(endOfImage) < file.lastIndexOf(startOfScan)
    case 'png':
      return !file.includes('IEND')
    case 'webp':
      return file.readUInt32LE(4) + 8 > file.length
    default:
      return false
  }
}

function refusalFor(message: string, file: Buffer): string {
  if (/pixel limit/i.test(message)) return refusals.tooManyPixels
  if (/timeout/i.test(message)) return refusals.tooSlow
  if (/unsupported image format/i.test(message)) return refusals.noImage
  if (endIsMissing.test(message) || lacksEnd(file)) return refusals.cutOff
  return refusals.damaged
}

const fromSharp = (file: Buffer, { autoOrient }: Metadata, widest: number) =>
  toPixels(sharp(file, options).timeout({ seconds: patience }).autoOrient(), autoOrient, widest)

async function fromHeic(file: Buffer, { icc }: Metadata, widest: number): Promise<Decoded> {
  const { data, width, height } = await decodeHeic(file, { maxPixels, icc, widest })
  return toPixels(sharp(data, options), { width, height }, widest)
}

async function toPixels(image: Sharp, size: { width: number; height: number }, widest: number): Promise<Decoded> {
  const { data, info } = await image
    .resize({ width: Math.min(size.width, widest) })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = size
  return { width, height, pixels: data, pixelsWidth: info.width, pixelsHeight: info.height }
}
