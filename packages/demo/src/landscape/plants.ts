import { type Light, seen } from '../picture/light.ts'
import type { Random } from '../picture/random.ts'
import { circle, d, ellipse, path, repeat, stroke, times } from '../picture/svg.ts'
import { leaves, mass } from './foliage.ts'
import { hedgeTones } from './season.ts'

const flowerColors = ['#f6efe0', '#e9a3a8', '#d1566a', '#f2c14e', '#8c7fb8', '#c94f3d'] as const
export const flowerColor = (random: Random) => random.pick(flowerColors)

/** A shrub sitting on its base line, with flowers when a colour is given. */
export function shrub(
  light: Light,
  random: Random,
  x: number,
  base: number,
  w: number,
  h: number,
  sunSide: -1 | 1,
  flowers?: string,
): string {
  const green = mass(random, {
    x,
    y: base - h * 0.46,
    rx: w / 2,
    ry: h * 0.56,
    tones: hedgeTones(light),
    sunSide,
    leaf: 15,
  })
  const soil = ellipse(x, base + 4, w * 0.52, h * 0.1, light.shadow, `opacity="${light.shade}"`)
  return soil + green + (flowers ? blooms(light, random, x, base - h * 0.56, w * 0.44, h * 0.44, flowers, 26) : '')
}

/** Round flowers scattered in an ellipse. */
export function blooms(
  light: Light,
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: string,
  count: number,
): string {
  return repeat(count, () => {
    const angle = random.between(0, 6.283)
    const reach = Math.sqrt(random.next())
    const [fx, fy] = [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]
    const r = random.between(5, 8.5)
    return (
      circle(fx, fy, r, seen(light, color)) + circle(fx - r * 0.25, fy - r * 0.25, r * 0.42, '#fff6df', 'opacity="0.5"')
    )
  })
}

/** A row of shrubs from x1 to x2. */
export function shrubRow(
  light: Light,
  random: Random,
  x1: number,
  x2: number,
  base: number,
  h: number,
  sunSide: -1 | 1,
): string {
  const count = Math.max(1, Math.round(Math.abs(x2 - x1) / (h * 1.05)))
  const step = (x2 - x1) / count
  return repeat(count, (i) =>
    shrub(
      light,
      random,
      x1 + step * (i + 0.5),
      base + random.between(-3, 5),
      Math.abs(step) * 1.35,
      h * random.between(0.8, 1.15),
      sunSide,
      random.chance(0.4) ? flowerColor(random) : undefined,
    ),
  )
}

/** A clay pot with a plant; stands at (x, base). */
export function pot(
  light: Light,
  random: Random,
  x: number,
  base: number,
  size: number,
  flowers = flowerColor(random),
): string {
  const clay = seen(light, '#b5653f')
  const w = size * 0.5
  const body = path(d`M${x - w / 2} ${base - size * 0.5}h${w}l${-w * 0.16} ${size * 0.5}h${-w * 0.68}Z`, clay)
  const rim = path(
    d`M${x - w * 0.57} ${base - size * 0.58}h${w * 1.14}v${size * 0.12}h${-w * 1.14}Z`,
    seen(light, '#c97a50'),
  )
  const green = mass(random, {
    x,
    y: base - size * 0.86,
    rx: w * 0.72,
    ry: size * 0.36,
    tones: hedgeTones(light),
    sunSide: 1,
    leaf: size * 0.13,
  })
  return green + blooms(light, random, x, base - size * 0.95, w * 0.6, size * 0.28, flowers, 9) + body + rim
}

/** Tall grasses: a fan of blades. */
export function grasses(light: Light, random: Random, x: number, base: number, size: number): string {
  const blades = (color: string, count: number) =>
    stroke(
      times(count, () => {
        const lean = random.between(-0.7, 0.7)
        return d`M${x + lean * 14} ${base}Q${x + lean * size * 0.3} ${base - size * 0.6} ${x + lean * size} ${base - size * random.between(0.6, 1)}`
      }).join(''),
      seen(light, color),
      3.2,
      'stroke-linecap="round"',
    )
  return blades('#4c6246', 16) + blades('#7f8f58', 14) + blades('#c4b57a', 9)
}

/** Leaves hanging into the picture from an upper corner; frames a view and gives it depth. */
export function overhang(
  light: Light,
  random: Random,
  width: number,
  side: -1 | 1,
  tones: readonly [string, string, string, string],
): string {
  const x = side < 0 ? 0 : width
  const branch = stroke(
    d`M${x} ${60}C${x - side * 160} ${90} ${x - side * 320} ${70} ${x - side * 520} ${150}`,
    seen(light, '#3f332c'),
    12,
    'stroke-linecap="round"',
  )
  const sprays = repeat(9, (i) => {
    const t = i / 8
    const cx = x - side * t * 540
    const cy = 20 + t * 110 + random.between(-30, 30)
    const tone = tones[random.whole(0, 2)] ?? tones[0]
    return path(leaves(random, 60, cx, cy, 120 - t * 40, 90 - t * 35, 34), tone, 'opacity="0.95"')
  })
  return branch + sprays
}
