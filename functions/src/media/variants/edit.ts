import type { ImageEdits } from '@porchlight/contract/images/image-advice'
import { variantWidths } from '@porchlight/contract/images/image-files'
import { refusals } from '../inspect.ts'
import { type Decoded, decode, isTooTall, type Refused } from './decode.ts'
import { toSharp } from './encode.ts'

/** Mean brightness that "Brighten" aims at, 0 to 255. */
const BRIGHT_MEAN = 115
/** Exponents of the brightest and the slightest change. */
const [MIN_GAMMA, MAX_GAMMA] = [0.35, 0.8]

/** Decodes a file for its widest variant and applies the edits. Returns and throws what `decode` does. */
export async function decodeEdited(
  file: Buffer,
  { rotation = 0, isBrightened }: ImageEdits,
): Promise<Decoded | Refused> {
  const widest = Math.max(...variantWidths)
  // The height becomes the width.
  const isOnSide = rotation % 180 !== 0
  const decoded = await decode(file, isOnSide ? 2 * widest : widest)
  if ('refused' in decoded) return decoded
  const turned = rotation === 0 ? decoded : await turn(decoded, rotation)
  if (isTooTall(turned)) return { refused: refusals.tooTall }
  return isBrightened ? brighten(turned) : turned
}

async function turn(image: Decoded, degrees: number): Promise<Decoded> {
  const { data, info } = await toSharp(image).rotate(degrees).raw().toBuffer({ resolveWithObject: true })
  const size = degrees % 180 === 0 ? image : { width: image.height, height: image.width }
  return { width: size.width, height: size.height, pixels: data, pixelsWidth: info.width, pixelsHeight: info.height }
}

/** Lifts the shadows most. Black and white stay. */
function brighten(image: Decoded): Decoded {
  let sum = 0
  for (const value of image.pixels) sum += value
  const mean = Math.min(254, Math.max(1, sum / image.pixels.length))
  const gamma = Math.log(BRIGHT_MEAN / 255) / Math.log(mean / 255)
  const exponent = Math.min(MAX_GAMMA, Math.max(MIN_GAMMA, gamma))
  const levels = Uint8Array.from({ length: 256 }, (_, value) => Math.round(255 * (value / 255) ** exponent))
  return { ...image, pixels: Buffer.from(image.pixels.map((value) => levels[value] ?? value)) }
}
