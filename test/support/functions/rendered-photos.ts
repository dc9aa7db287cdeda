import sharp from 'sharp'

/** Always the same numbers from 0 to 1 for a seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Random = () => number
const between = (random: Random, from: number, to: number) => Math.round(from + (to - from) * random())
const color = (random: Random, [hue, range]: [number, number], saturation: number, lightness: number) =>
  `hsl(${between(random, hue, hue + range)}, ${saturation}%, ${lightness}%)`
const box = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`

/** A room: walls in perspective, floor boards, a window, furniture, lamps and frames. */
function room(random: Random): string {
  const [left, right] = [between(random, 150, 420), between(random, 860, 1120)]
  const [top, bottom] = [between(random, 90, 200), between(random, 620, 740)]
  const wall = between(random, 55, 82)
  const tone: [number, number] = [between(random, 0, 300), 40]
  const parts = [
    `<polygon points="0,0 1280,0 ${right},${top} ${left},${top}" fill="${color(random, tone, 10, wall + 12)}"/>`,
    `<polygon points="0,0 ${left},${top} ${left},${bottom} 0,960" fill="${color(random, tone, 18, wall - 14)}"/>`,
    `<polygon points="1280,0 ${right},${top} ${right},${bottom} 1280,960" fill="${color(random, tone, 18, wall - 6)}"/>`,
    box(left, top, right - left, bottom - top, color(random, tone, 16, wall)),
    `<polygon points="0,960 1280,960 ${right},${bottom} ${left},${bottom}" fill="${color(random, [20, 20], 35, between(random, 30, 55))}"/>`,
  ]
  for (let n = 0; n <= 14; n++) {
    const [near, far] = [(1280 / 14) * n, left + ((right - left) / 14) * n]
    parts.push(`<line x1="${near}" y1="960" x2="${far}" y2="${bottom}" stroke="#3b2a1c" stroke-width="2"/>`)
  }
  const [x, y] = [between(random, left + 20, right - 260), between(random, top + 30, top + 120)]
  const [wide, high] = [between(random, 150, 240), between(random, 180, 300)]
  parts.push(box(x, y, wide, high, '#e9f3fb', 'stroke="#fff" stroke-width="12"'))
  parts.push(box(x + wide / 2 - 4, y, 8, high, '#fff'), box(x, y + high / 2 - 4, wide, 8, '#fff'))
  for (let n = between(random, 4, 9); n > 0; n--) {
    const [w, h] = [between(random, 60, 340), between(random, 50, 240)]
    const at = [between(random, 0, 1280 - w), between(random, bottom - h, 960 - h)] as const
    const lightness = between(random, 18, 70)
    const hue: [number, number] = [between(random, 0, 340), 20]
    parts.push(box(...at, w, h, color(random, hue, 30, lightness)))
    parts.push(box(at[0], at[1], w, h / 5, color(random, hue, 30, lightness + 14)))
    parts.push(box(at[0] + 8, at[1] + h / 2, w - 16, 4, '#1d1712'))
  }
  for (let n = between(random, 1, 4); n > 0; n--)
    parts.push(
      box(
        between(random, left, right - 80),
        between(random, top, top + 220),
        between(random, 40, 110),
        between(random, 40, 90),
        color(random, [0, 340], 40, 50),
        'stroke="#2a221b" stroke-width="6"',
      ),
    )
  return parts.join('')
}

/** The front of a house: sky, lawn, siding, windows, door and roof. */
function front(random: Random): string {
  const [left, wide] = [between(random, 80, 360), between(random, 560, 840)]
  const [top, ground] = [between(random, 260, 400), between(random, 680, 800)]
  const siding = color(random, [0, 340], 25, between(random, 45, 80))
  const parts = [
    box(0, 0, 1280, 960, color(random, [195, 30], 55, between(random, 65, 82))),
    `<circle cx="${between(random, 100, 1180)}" cy="${between(random, 60, 160)}" r="${between(random, 50, 110)}" fill="#fff" opacity="0.7"/>`,
    box(0, ground - 20, 1280, 980 - ground, color(random, [85, 40], 40, between(random, 30, 45))),
    box(left, top, wide, ground - top, siding),
    `<polygon points="${left - 50},${top} ${left + wide + 50},${top} ${left + wide / 2},${between(random, 60, 200)}" fill="${color(random, [0, 40], 25, between(random, 22, 42))}"/>`,
  ]
  for (let y = top + 14; y < ground; y += between(random, 14, 26)) parts.push(box(left, y, wide, 2, 'rgba(0,0,0,0.35)'))
  const columns = between(random, 2, 5)
  for (let n = 0; n < columns; n++) {
    const x = left + (wide / columns) * (n + 0.25)
    for (const y of [top + 40, top + (ground - top) * 0.55])
      parts.push(
        box(x, y, wide / columns / 2.2, between(random, 80, 120), '#23313d', 'stroke="#fbfbf7" stroke-width="9"'),
      )
  }
  parts.push(box(left + between(random, 60, wide - 140), ground - 170, 86, 170, color(random, [0, 340], 55, 28)))
  for (let n = between(random, 2, 6); n > 0; n--) {
    const [x, r] = [between(random, 0, 1280), between(random, 40, 120)]
    parts.push(
      `<circle cx="${x}" cy="${ground - r / 2}" r="${r}" fill="${color(random, [90, 50], 45, between(random, 18, 34))}"/>`,
    )
  }
  return parts.join('')
}

export interface Exposure {
  /** Factor of each value; 1 is well exposed. */
  light?: number
  /** Sigma of a Gaussian blur in pixels of an image of 1280 px. */
  blur?: number
  /** Pixels over which the camera moved sideways while the shutter was open. */
  motion?: number
  /** Standard deviation of the sensor's noise in levels. */
  noise?: number
  /** Pixels by which the camera moved. */
  shift?: number
}

const sideways = (motion: number) => [0, 1, 0].flatMap((weight) => new Array<number>(motion).fill(weight))

const grainNumbers = numbersFrom(1)
/** Numbers of standard deviation 1: the sum of three even distributions is nearly normal. */
const grain = Float32Array.from({ length: 65_521 }, () => (grainNumbers() + grainNumbers() + grainNumbers() - 1.5) * 2)

const scenes = new Map<string, Promise<Buffer>>()

function drawScene(seed: number, shift: number): Promise<Buffer> {
  const random = numbersFrom(seed)
  const scene = seed % 2 === 0 ? room(random) : front(random)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960" viewBox="${shift} ${shift / 2} ${1280 - shift} ${960 - shift}">${scene}</svg>`
  return sharp(Buffer.from(svg)).flatten().removeAlpha().raw().toBuffer()
}

/** Returns the pixels of a room (even seeds) or a house from outside (odd seeds), 1280 x 960 px. */
export async function renderPhoto(
  seed: number,
  { light = 1, blur = 0, motion = 0, noise = 3, shift = 0 }: Exposure = {},
) {
  const name = `${seed} ${shift}`
  const scene = scenes.get(name) ?? drawScene(seed, shift)
  scenes.set(name, scene)
  let image = sharp(await scene, { raw: { width: 1280, height: 960, channels: 3 } })
  if (blur > 0) image = image.blur(blur)
  if (motion > 0) image = image.convolve({ width: motion, height: 3, kernel: sideways(motion) })
  // A clamped array rounds, and limits values to 0 to 255.
  const data = new Uint8ClampedArray(await image.raw().toBuffer())
  let grainAt = Math.round(seed * 7919 + 1000 * light) % grain.length
  for (let n = 0; n < data.length; n++) {
    data[n] = (data[n] ?? 0) * light + (grain[grainAt] ?? 0) * noise
    grainAt += 31
    if (grainAt >= grain.length) grainAt -= grain.length
  }
  return { width: 1280, height: 960, pixels: Buffer.from(data.buffer), pixelsWidth: 1280, pixelsHeight: 960 }
}
