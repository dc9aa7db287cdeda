import { imageTypeOf } from '@porchlight/contract/images/image-type'
import { limits } from '@porchlight/contract/limits'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { refusals } from '../inspect.ts'
import { decodeHeic } from './decode-heic.ts'

/** Upright, 8-bit sRGB, without transparency. */
export interface Decoded {
  /** Pixels, as shown. */
  width: number
  height: number
  /** The image scaled to at most the requested width: three bytes per pixel. */
  pixels: Buffer
  pixelsWidth: number
  pixelsHeight: number
}

export interface Refused {
  /** The uploader sees the reason. */
  refused: string
}

/** Variants have the widths of the layouts and any height. Anything taller than this is no photograph. */
const MAX_HEIGHT_TO_WIDTH = 4
export const isTooTall = ({ width, height }: { width: number; height: number }): boolean =>
  height > width * MAX_HEIGHT_TO_WIDTH
/** Crafted files can take much longer. */
const timeoutSeconds = 10

const options = { limitInputPixels: limits.uploadPixels, failOn: 'warning', sequentialRead: true } as const

/** libheif's limits against malicious files. Phones write more items than it allows: depth, gain maps, styles. */
const isSecurityLimit = /security limit exceeded/i

/** Lack of memory, or a missing library. */
const isOurs = (message: string) =>
  /memory|allocat|cannot find (module|package)/i.test(message) && !isSecurityLimit.test(message)

/** Warnings about JPEG headers that every viewer ignores (libjpeg's jerror.h). Beside them, a hole goes unnoticed. */
const isHarmlessWarning = /invalid SOS parameters|extraneous bytes before marker|unknown Adobe color transform/i

/**
 * Decodes a file once, scaled for its widest variant. Returns a refusal if it can never be decoded; throws temporary
 * faults.
 */
export async function decode(file: Buffer, widest: number): Promise<Decoded | Refused> {
  if (file.length === 0) return { refused: refusals.empty }
  // The library would also open drawings and documents.
  if (!imageTypeOf(file)) return { refused: refusals.noImage }
  try {
    const { metadata, unlimited } = await readMetadata(file)
    if (isTooTall(metadata.autoOrient)) return { refused: refusals.tooTall }
    return metadata.compression === 'hevc'
      ? await fromHeic(file, metadata, { widest, unlimited })
      : await fromSharp(file, metadata, { widest, unlimited })
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error(String(error))
    if (isOurs(message)) throw error
    console.info({ undecodable: message })
    return { refused: refusalFor(message, file) }
  }
}

/** The JPEG, PNG, WebP, AVIF and HEIC libraries report a truncated file by these messages. */
const endIsMissing =
  /premature end of JPEG image|libpng read error|webp: unable to parse image|unexpected end of file|cannot read full meta box/i

/** JPEG markers that image data cannot contain. */
const [startOfScan, endOfImage] = [Buffer.from([0xff, 0xda]), Buffer.from([0xff, 0xd9])]

/** The libraries' messages are shared by concurrent decodes and may be mixed up or missing. */
function lacksEnd(file: Buffer): boolean {
  switch (imageTypeOf(file)) {
    case 'image/jpeg':
      return file.lastIndexOf(endOfImage) < file.lastIndexOf(startOfScan)
    case 'image/png':
      return !file.includes('IEND')
    case 'image/webp':
      return file.readUInt32LE(4) + 8 > file.length
    default:
      return false
  }
}

function refusalFor(message: string, file: Buffer): string {
  if (isSecurityLimit.test(message)) return refusals.tooComplex
  if (/pixel limit/i.test(message)) return refusals.tooManyPixels
  if (/timeout/i.test(message)) return refusals.tooSlow
  if (/unsupported image format/i.test(message)) return refusals.noImage
  if (endIsMissing.test(message) || lacksEnd(file)) return refusals.cutOff
  return refusals.damaged
}

/** A HEIF file beyond libheif's limits is read without them, with pixels and time still limited. */
async function readMetadata(file: Buffer): Promise<{ metadata: Metadata; unlimited: boolean }> {
  try {
    return { metadata: await sharp(file, options).metadata(), unlimited: false }
  } catch (error) {
    if (!(error instanceof Error && isSecurityLimit.test(error.message))) throw error
    return { metadata: await sharp(file, { ...options, unlimited: true }).metadata(), unlimited: true }
  }
}

async function fromSharp(
  file: Buffer,
  { autoOrient }: Metadata,
  { widest, unlimited }: { widest: number; unlimited: boolean },
): Promise<Decoded> {
  const decodeWith = (failOn: 'warning' | 'error') =>
    toPixels(
      sharp(file, { ...options, failOn, unlimited })
        .timeout({ seconds: timeoutSeconds })
        .autoOrient(),
      autoOrient,
      widest,
    )
  try {
    return await decodeWith(options.failOn)
  } catch (error) {
    if (!(error instanceof Error && isHarmlessWarning.test(error.message))) throw error
    return decodeWith('error')
  }
}

async function fromHeic(
  file: Buffer,
  { icc }: Metadata,
  { widest, unlimited }: { widest: number; unlimited: boolean },
): Promise<Decoded> {
  const decoded = await decodeHeic(file, { maxPixels: limits.uploadPixels, icc, widest })
  // The HEIC decoder has limits of its own, above which it finds no image.
  if (!decoded) throw new Error(unlimited ? 'Security limit exceeded' : 'There is no image in this HEIC file')
  const { data, width, height } = decoded
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
