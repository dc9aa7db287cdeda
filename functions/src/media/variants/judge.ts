import type { ImageAdvice } from '@porchlight/contract/images/image-advice'
import type { Decoded } from './decode.ts'
import { toSharp } from './encode.ts'

/** Longest edge in pixels below which an image looks poor on a laptop. */
const SMALL_EDGE = 1024
/** Mean brightness, 0 to 255. */
const DARK_MEAN = 70
/** Steepest step between two pixels at an edge, as a share of the whole edge. */
const BLURRED_STEEPNESS = 0.3
/** Longest edge in pixels at which sharpness is measured, whatever the camera. */
const MEASURED_EDGE = 1024
const BLOCK = 8
/** Lines of pixels that are averaged, against noise. */
const STRIP = 3
/** Edges needed to judge the sharpness of a direction. */
const MIN_EDGES = 24
/** Levels between the sides of an edge that counts, and its multiple of the noise. */
const MIN_CONTRAST = 12
const NOISE_FACTOR = 3
/** Deviation below which an image has nothing to compare. */
const PLAIN_DEVIATION = 4

/** Grayscale, one byte per pixel. */
interface Gray {
  data: Uint8Array
  width: number
  height: number
}

/** Returns what to improve, and a hash that nearly equal images share; plain images have none. Numbers: decision 065. */
export async function judgeImage(image: Decoded): Promise<{ advice: ImageAdvice['advice']; hash?: string }> {
  const gray = await toGray(image)
  const { mean, deviation } = brightnessOf(gray)
  const advice = [
    ...(Math.max(image.width, image.height) < SMALL_EDGE ? (['small'] as const) : []),
    ...(mean < DARK_MEAN ? (['dark'] as const) : []),
    ...(isBlurred(gray) ? (['blurred'] as const) : []),
  ]
  return { advice, ...(deviation >= PLAIN_DEVIATION && { hash: await differenceHash(image) }) }
}

async function toGray(image: Decoded): Promise<Gray> {
  const { data, info } = await toSharp(image)
    .resize({ width: MEASURED_EDGE, height: MEASURED_EDGE, fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

function brightnessOf({ data }: Gray): { mean: number; deviation: number } {
  let [sum, squares] = [0, 0]
  for (const value of data) {
    sum += value
    squares += value * value
  }
  const mean = sum / data.length
  return { mean, deviation: Math.sqrt(Math.max(0, squares / data.length - mean * mean)) }
}

/** An image without edges, such as one of a plain wall, is not called blurred. Motion blurs only one direction. */
function isBlurred(gray: Gray): boolean {
  const across = steepness(gray, gray.width, gray.height, 1, gray.width)
  const down = steepness(gray, gray.height, gray.width, gray.width, 1)
  return Math.min(across ?? 1, down ?? 1) < BLURRED_STEEPNESS
}

/** Returns the steepness of the sharpest tenth of the edges in one direction, 0 to 1; undefined without enough edges. */
function steepness({ data }: Gray, length: number, lines: number, step: number, lineStep: number): number | undefined {
  const edges: { contrast: number; steepest: number }[] = []
  const strip = new Float32Array(length)
  for (let line = 0; line + STRIP <= lines; line += STRIP) {
    strip.fill(0)
    for (let n = 0; n < STRIP; n++)
      for (let x = 0; x < length; x++)
        strip[x] = (strip[x] ?? 0) + (data[(line + n) * lineStep + x * step] ?? 0) / STRIP
    for (let at = BLOCK; at + 2 * BLOCK <= length; at += BLOCK) {
      const contrast = Math.abs(meanOf(strip, at + BLOCK) - meanOf(strip, at - BLOCK))
      const steepest = steepestIn(strip, at - BLOCK / 2, at + BLOCK * 1.5)
      edges.push({ contrast, steepest })
    }
  }
  const strong =
    quantile(
      edges.map(({ contrast }) => contrast),
      0.99,
    ) / 2
  const floor = quantile(
    edges.map(({ steepest }) => steepest),
    0.25,
  )
  const shares = edges.flatMap(({ contrast, steepest }) =>
    contrast > Math.max(strong, MIN_CONTRAST, floor * NOISE_FACTOR) ? [Math.max(0, steepest - floor) / contrast] : [],
  )
  return shares.length < MIN_EDGES ? undefined : quantile(shares, 0.9)
}

function meanOf(values: Float32Array, from: number): number {
  let sum = 0
  for (let n = from; n < from + BLOCK; n++) sum += values[n] ?? 0
  return sum / BLOCK
}

function steepestIn(values: Float32Array, from: number, to: number): number {
  let most = 0
  for (let n = from; n < to; n++) most = Math.max(most, Math.abs((values[n + 1] ?? 0) - (values[n] ?? 0)))
  return most
}

function quantile(values: readonly number[], share: number): number {
  return Float64Array.from(values).sort()[Math.floor((values.length - 1) * share)] ?? 0
}

/** Each bit says whether one of 8 x 8 areas is brighter than the next one of its row. */
async function differenceHash(image: Decoded): Promise<string> {
  const data = await toSharp(image).greyscale().resize({ width: 9, height: 8, fit: 'fill' }).raw().toBuffer()
  let bits = ''
  for (let row = 0; row < 8; row++)
    for (let n = 0; n < 8; n++) bits += (data[row * 9 + n] ?? 0) < (data[row * 9 + n + 1] ?? 0) ? '1' : '0'
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0')
}
