import sharp from 'sharp'
import type { Plate } from './plate.ts'
import { randomFrom } from './random.ts'

// One tile for all plates; a power of two wraps with a mask.
const TILE = 1024
const MASK = TILE - 1
const WOBBLE_PX = 1.25

interface Paper {
  grain: Int8Array
  shiftX: Int8Array
  shiftY: Int8Array
}

let paper: Paper | undefined

/**
 * Prints a drawing: edges waver by about a pixel as a hand-cut screen does, and the ink lies on grained paper.
 * Gives JPEG bytes; the same plate always gives the same bytes.
 */
export async function print(plate: Plate, quality = 88): Promise<Buffer> {
  const { data, info } = await ink(plate)
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .jpeg({ quality, chromaSubsampling: '4:2:0' })
    .toBuffer()
}

/** The printed pixels, three bytes each. */
export async function ink(plate: Plate) {
  const { data, info } = await sharp(Buffer.from(plate.svg), { unlimited: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: press(data, info.width, info.height), info }
}

function press(from: Uint8Array, width: number, height: number): Uint8ClampedArray {
  paper ??= makePaper()
  const { grain, shiftX, shiftY } = paper
  const to = new Uint8ClampedArray(from.length)
  for (let y = 0; y < height; y++) {
    const tileRow = (y & MASK) * TILE
    for (let x = 0; x < width; x++) {
      const t = tileRow + (x & MASK)
      const sx = Math.min(width - 1, Math.max(0, x + (shiftX[t] ?? 0)))
      const sy = Math.min(height - 1, Math.max(0, y + (shiftY[t] ?? 0)))
      const s = (sy * width + sx) * 3
      const o = (y * width + x) * 3
      const g = grain[t] ?? 0
      to[o] = (from[s] ?? 0) + g
      to[o + 1] = (from[s + 1] ?? 0) + g
      to[o + 2] = (from[s + 2] ?? 0) + g * 0.8
    }
  }
  return to
}

function makePaper(): Paper {
  const size = TILE * TILE
  const speckle = randomFrom('speckle')
  const brush = waves(randomFrom('brush'), 90, 9)
  const fibre = waves(randomFrom('fibre'), 22, 160)
  const x = waves(randomFrom('wobble x'), 34, 34)
  const y = waves(randomFrom('wobble y'), 34, 34)
  const grain = new Int8Array(size)
  const shiftX = new Int8Array(size)
  const shiftY = new Int8Array(size)
  for (let i = 0; i < size; i++) {
    const dust = (speckle.next() + speckle.next() - 1) * 15
    grain[i] = dust + (brush[i] ?? 0) * 2.6 + (fibre[i] ?? 0) * 1.3
    shiftX[i] = Math.round((x[i] ?? 0) * WOBBLE_PX + speckle.between(-0.45, 0.45))
    shiftY[i] = Math.round((y[i] ?? 0) * WOBBLE_PX + speckle.between(-0.45, 0.45))
  }
  return { grain, shiftX, shiftY }
}

/** Seamless smooth noise of about -1 to 1, with grains of the given width and height in pixels. */
function waves(random: ReturnType<typeof randomFrom>, width: number, height: number): Float32Array {
  const columns = Math.max(1, Math.round(TILE / width))
  const rows = Math.max(1, Math.round(TILE / height))
  const knots = Float32Array.from({ length: columns * rows }, () => random.between(-1, 1))
  const field = new Float32Array(TILE * TILE)
  for (let y = 0; y < TILE; y++) {
    const v = (y / TILE) * rows
    const top = Math.floor(v)
    const fy = smooth(v - top)
    for (let x = 0; x < TILE; x++) {
      const u = (x / TILE) * columns
      const left = Math.floor(u)
      const fx = smooth(u - left)
      const knot = (i: number, j: number) => knots[(j % rows) * columns + (i % columns)] ?? 0
      const upper = knot(left, top) + (knot(left + 1, top) - knot(left, top)) * fx
      const lower = knot(left, top + 1) + (knot(left + 1, top + 1) - knot(left, top + 1)) * fx
      field[y * TILE + x] = upper + (lower - upper) * fy
    }
  }
  return field
}

const smooth = (t: number) => t * t * (3 - 2 * t)
