import type { Location } from '@porchlight/contract/options'
import { darker, lighter, mix } from '../picture/color.ts'
import { type Light, seen } from '../picture/light.ts'
import type { Random } from '../picture/random.ts'
import { d, ellipse, linear, poly, rect, repeat, stroke, times, washRect } from '../picture/svg.ts'
import { grassTones, type Season } from './season.ts'

/** Heights of the bands of a plot, top to bottom, in pixels. */
export interface Plot {
  width: number
  height: number
  /** Where the house meets the lawn. */
  base: number
  /** Far edge of the pavement. */
  pavement: number
  /** Kerb. */
  street: number
}

/** Lawn with tufts, worn earth at its edge: red clay in Georgia, pale limestone edging in Texas. */
export function lawn(light: Light, random: Random, plot: Plot, season: Season, location: Location): string {
  const tones = grassTones(light, season)
  const depth = plot.pavement - plot.base + 40
  const wash = linear([
    [0, darker(tones[0], 0.1)],
    [0.35, tones[1]],
    [0.8, tones[2]],
    [1, tones[1]],
  ])
  const tufts = (color: string, count: number) =>
    stroke(
      times(count, () => {
        const t = random.next()
        const y = plot.base + 6 + t * (depth - 54)
        const s = 5 + t * 11
        return d`M${random.between(0, plot.width)} ${y}q${random.between(-3, 3)} ${-s * 0.6} ${random.between(-5, 5)} ${-s}`
      }).join(''),
      color,
      2.4,
      'stroke-linecap="round"',
    )
  const bands = repeat(9, () => {
    const y = plot.base + random.between(10, depth - 60)
    const w = random.between(160, 420)
    return ellipse(
      random.between(0, plot.width),
      y,
      w,
      random.between(5, 12),
      random.pick([tones[0], tones[3], tones[2]]),
      'opacity="0.35"',
    )
  })
  const edge =
    location === 'atlanta'
      ? rect(0, plot.pavement - 13, plot.width, 16, seen(light, '#a8563a'))
      : rect(0, plot.pavement - 22, plot.width, 24, seen(light, '#d8c8a4')) +
        repeat(Math.ceil(plot.width / 84), (i) =>
          rect(i * 84 + random.between(-12, 12), plot.pavement - 22, 3, 24, seen(light, '#a8946f'), 'opacity="0.7"'),
        ) +
        rect(0, plot.pavement - 22, plot.width, 5, seen(light, '#f2e7cb'))
  return (
    washRect(0, plot.base - 4, plot.width, depth, wash) +
    bands +
    tufts(tones[0], 500) +
    tufts(tones[2], 420) +
    tufts(tones[3], 240) +
    edge +
    (season === 'autumn' ? fallen(light, random, plot, ['#c8702e', '#e3a848', '#99472b']) : '') +
    (season === 'spring' ? fallen(light, random, plot, ['#fbeee2', '#f3cfd0', '#fffaf0']) : '')
  )
}

function fallen(light: Light, random: Random, plot: Plot, colors: readonly [string, string, string]): string {
  return repeat(150, () => {
    const y = random.between(plot.base + 20, plot.height - 20)
    return ellipse(
      random.between(0, plot.width),
      y,
      3 + (y - plot.base) / 60,
      2 + (y - plot.base) / 130,
      seen(light, random.pick(colors)),
      'opacity="0.85"',
    )
  })
}

/** Pavement and street; after rain they mirror the sky. */
export function street(light: Light, random: Random, plot: Plot): string {
  const { width, height, pavement, street: kerb } = plot
  const concrete = seen(light, '#cdc4b2')
  const asphalt = seen(light, light.wet ? '#4d5560' : '#6b6a6c')
  const joints = repeat(Math.ceil(width / 190) + 2, (i) => {
    const x = i * 190 - 120
    const lean = ((x - width / 2) / width) * 60
    return stroke(d`M${x} ${pavement}L${x + lean} ${kerb - 12}`, darker(concrete, 0.3), 2.4, 'opacity="0.7"')
  })
  const road = linear([
    [0, light.wet ? mix(asphalt, light.sky[3], 0.45) : lighter(asphalt, 0.16)],
    [0.5, asphalt],
    [1, darker(asphalt, 0.3)],
  ])
  const walkWash = linear([
    [0, lighter(concrete, 0.2)],
    [1, concrete],
  ])
  const specks = repeat(90, () =>
    ellipse(
      random.between(0, width),
      random.between(kerb + 14, height),
      random.between(2, 26),
      random.between(0.8, 2),
      random.chance(0.5) ? darker(asphalt, 0.3) : lighter(asphalt, 0.25),
      'opacity="0.5"',
    ),
  )
  return (
    washRect(0, pavement, width, kerb - pavement, walkWash) +
    joints +
    rect(0, kerb - 14, width, 8, lighter(concrete, 0.35)) +
    rect(0, kerb - 7, width, 14, darker(concrete, 0.3)) +
    washRect(0, kerb + 6, width, height - kerb, road) +
    specks +
    (light.wet ? puddles(light, random, plot) : '')
  )
}

function puddles(light: Light, random: Random, { width, height, street: kerb, pavement }: Plot): string {
  return repeat(12, (i) => {
    const y = i < 4 ? random.between(pavement + 12, kerb - 22) : random.between(kerb + 24, height - 12)
    const x = random.between(0, width)
    const w = random.between(70, 230)
    const water = linear([
      [0, light.sky[2], 0.85],
      [1, light.sky[3], 0.75],
    ])
    return (
      water.def + ellipse(x, y, w, w * 0.055, water.fill) + ellipse(x + w * 0.4, y + 5, w * 0.5, w * 0.04, water.fill)
    )
  })
}

/** Path from the door to the pavement, widening towards us. */
export function frontWalk(light: Light, x: number, plot: Plot, halfWidth: number, location: Location): string {
  const stone = seen(light, location === 'dallas' ? '#dccdac' : '#c4b6a2')
  const spread = 1.55
  const [top, bottom] = [plot.base + 2, plot.pavement + 3]
  const joints = repeat(5, (i) => {
    const t = (i + 1) ** 1.3 / 6 ** 1.3
    const y = top + (bottom - top) * t
    const half = halfWidth * (1 + (spread - 1) * t)
    return stroke(d`M${x - half} ${y}L${x + half} ${y}`, darker(stone, 0.28), 2.4)
  })
  const side = poly(
    [
      [x - halfWidth, top],
      [x - halfWidth * 0.82, top],
      [x - halfWidth * spread * 0.88, bottom],
      [x - halfWidth * spread, bottom],
    ],
    lighter(stone, 0.4),
    'opacity="0.6"',
  )
  return (
    poly(
      [
        [x - halfWidth, top],
        [x + halfWidth, top],
        [x + halfWidth * spread, bottom],
        [x - halfWidth * spread, bottom],
      ],
      stone,
    ) +
    side +
    joints
  )
}

/** Warm smears under lit openings, on wet ground. */
export function reflections(spots: readonly { x: number; width: number }[], plot: Plot, strength: number): string {
  const smear = linear([
    [0, '#ffd48a', 0.6 * strength],
    [0.4, '#ffbf6e', 0.3 * strength],
    [1, '#ffb25e', 0],
  ])
  return spots
    .map(
      ({ x, width }) =>
        smear.def +
        repeat(6, (i) =>
          rect(
            x - width / 2 + (i * width) / 6 + (i % 2) * 5,
            plot.street + 8 + (i % 3) * 4,
            width / 8,
            (plot.height - plot.street) * (0.7 + (i % 3) * 0.14),
            smear.fill,
          ),
        ),
    )
    .join('')
}
