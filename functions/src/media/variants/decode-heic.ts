import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

interface Options {
  maxPixels: number
  /** Phones use more colors than the web's default. */
  icc: Buffer | undefined
  /** Maximum width in pixels. */
  widest: number
}

/**
 * HEVC is patented, so sharp is built without it; this library is loaded on demand. Returns an upright PNG with the
 * color profile and the true size, or undefined if the library finds no image.
 */
export async function decodeHeic(file: Buffer, { maxPixels, icc, widest }: Options) {
  const { default: libheif } = await import('libheif-js/wasm-bundle.js')
  const images = new libheif.HeifDecoder().decode(file)
  try {
    const image = images.find((candidate) => candidate.is_primary()) ?? images[0]
    if (!image) return undefined
    const [width, height] = [image.get_width(), image.get_height()]
    if (width * height > maxPixels) throw new Error('Input image exceeds pixel limit')
    const pixels = new Uint8ClampedArray(width * height * 4)
    await new Promise<void>((resolve, reject) => {
      image.display({ data: pixels, width, height }, (shown) =>
        shown ? resolve() : reject(new Error('This HEIC file cannot be decoded')),
      )
    })
    const png = await sharp(pixels, { raw: { width, height, channels: 4 } })
      .resize({ width: Math.min(width, widest) })
      .png({ compressionLevel: 0 })
      .toBuffer()
    return { data: icc ? withProfile(png, icc) : png, width, height }
  } finally {
    for (const image of images) image.free()
  }
}

/** Signature and header of a PNG; the profile must precede the pixels. */
const headBytes = 33

function withProfile(png: Buffer, icc: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(icc)])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length - 4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([png.subarray(0, headBytes), length, body, check, png.subarray(headBytes)])
}
