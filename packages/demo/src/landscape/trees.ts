import { darker, lighter, mix } from '../picture/color.ts'
import { type Light, seen } from '../picture/light.ts'
import type { Random } from '../picture/random.ts'
import { d, path, repeat, stroke, times } from '../picture/svg.ts'
import { leaves, mass } from './foliage.ts'
import { blossomTones, crownTones, evergreenTones, type Season, type Tones } from './season.ts'

export type TreeKind = 'oak' | 'liveOak' | 'dogwood' | 'myrtle' | 'pine' | 'cedar'

export interface Tree {
  kind: TreeKind
  x: number
  base: number
  /** Height in pixels. */
  size: number
  sunSide: -1 | 1
  season: Season
}

/** Draws one tree standing at (x, base). */
export function tree(light: Light, random: Random, spec: Tree): string {
  const bark = seen(light, '#5a4636')
  switch (spec.kind) {
    case 'pine':
      return pine(light, random, spec, bark)
    case 'cedar':
      return cedar(light, random, spec, bark)
    default:
      return broad(light, random, spec, bark)
  }
}

const shapes = {
  oak: { crown: 0.66, rx: 0.4, ry: 0.34, trunk: 0.05 },
  liveOak: { crown: 0.64, rx: 0.66, ry: 0.34, trunk: 0.075 },
  dogwood: { crown: 0.62, rx: 0.5, ry: 0.34, trunk: 0.026 },
  myrtle: { crown: 0.66, rx: 0.36, ry: 0.34, trunk: 0.03 },
} as const

function tonesOf(light: Light, kind: keyof typeof shapes, season: Season, random: Random): Tones {
  if (kind === 'liveOak') return evergreenTones(light)
  if (kind === 'dogwood' && season === 'spring')
    return blossomTones(light, random.chance(0.7) ? 'dogwood' : 'redDogwood')
  if (kind === 'myrtle' && season === 'summer') return blossomTones(light, 'myrtle')
  return crownTones(light, season)
}

function broad(light: Light, random: Random, { kind, x, base, size, sunSide, season }: Tree, bark: string): string {
  if (kind === 'pine' || kind === 'cedar') return ''
  const shape = shapes[kind]
  const crown = {
    x: x + random.between(-0.03, 0.03) * size,
    y: base - size * shape.crown,
    rx: size * shape.rx,
    ry: size * shape.ry,
  }
  const tones = tonesOf(light, kind, season, random)
  const bare = season === 'winter' && kind !== 'liveOak'
  const wood = trunk(random, x, base, crown, size * shape.trunk, bark, sunSide, bare ? 9 : 5)
  if (bare)
    return (
      wood + path(leaves(random, 260, crown.x, crown.y, crown.rx, crown.ry, size * 0.012), tones[2], 'opacity="0.65"')
    )
  const green = crownTones(light, 'spring')
  const under =
    kind === 'dogwood' || kind === 'myrtle'
      ? mass(random, {
          ...crown,
          rx: crown.rx * 0.94,
          ry: crown.ry * 0.94,
          tones: [green[0], green[0], green[1], green[1]],
          sunSide,
          leaf: size * 0.03,
        })
      : ''
  const over = mass(random, { ...crown, tones, sunSide, leaf: size * (under ? 0.026 : 0.022) })
  return (
    wood +
    (under ? under + over.replaceAll('fill-rule', 'opacity="0.92" fill-rule') : over) +
    limbs(random, crown, size, darker(bark, 0.35))
  )
}

interface Crown {
  x: number
  y: number
  rx: number
  ry: number
}

function trunk(
  random: Random,
  x: number,
  base: number,
  crown: Crown,
  width: number,
  bark: string,
  sunSide: number,
  forks: number,
) {
  const top = crown.y + crown.ry * 0.5
  const flare = width * 0.75
  const body = d`M${x - width / 2 - flare} ${base + 6}Q${x - width / 2} ${base - 20} ${x - width * 0.42} ${top}L${x + width * 0.42} ${top}Q${x + width / 2} ${base - 20} ${x + width / 2 + flare} ${base + 6}Q${x} ${base + 12} ${x - width / 2 - flare} ${base + 6}Z`
  const sunny = d`M${x + sunSide * width * 0.18} ${top}L${x + sunSide * width * 0.4} ${top}Q${x + sunSide * width * 0.5} ${base - 20} ${x + sunSide * (width / 2 + flare * 0.8)} ${base + 5}Q${x + sunSide * width * 0.3} ${base - 30} ${x + sunSide * width * 0.18} ${top}Z`
  const arms = repeat(forks, (i) => {
    const lean = (i / (forks - 1) - 0.5) * 2
    const ex = crown.x + lean * crown.rx * random.between(0.6, 0.85)
    const ey = crown.y - crown.ry * (0.75 - Math.abs(lean) * 0.75) + random.between(-20, 20)
    const w = width * 0.42 * (1.2 - Math.abs(lean) * 0.4)
    const twigs = forks > 6 ? bareTwigs(random, x, top, ex, ey, w, bark) : ''
    return (
      stroke(
        d`M${x + lean * width * 0.2} ${top + width}Q${x + lean * crown.rx * 0.16} ${crown.y + crown.ry * 0.2} ${ex} ${ey}`,
        bark,
        w,
        'stroke-linecap="round"',
      ) + twigs
    )
  })
  return arms + path(body, bark) + path(sunny, lighter(bark, 0.3), 'opacity="0.7"')
}

function bareTwigs(random: Random, x: number, top: number, ex: number, ey: number, w: number, bark: string): string {
  const twigs = times(7, (i) => {
    const t = 0.35 + i * 0.09
    const [px, py] = [x + (ex - x) * t, top + (ey - top) * t]
    return d`M${px} ${py}q${random.between(-20, 20)} ${-30} ${random.between(-70, 70)} ${-random.between(40, 110)}`
  })
  return stroke(twigs.join(''), bark, w * 0.28, 'stroke-linecap="round"')
}

/** A few dark limbs seen through gaps in the crown. */
function limbs(random: Random, crown: Crown, size: number, color: string): string {
  const marks = times(7, () => {
    const px = crown.x + random.between(-0.55, 0.55) * crown.rx
    const py = crown.y + random.between(-0.1, 0.6) * crown.ry
    return d`M${px} ${py}l${random.between(-18, 18)} ${-random.between(16, 42)}`
  })
  return stroke(marks.join(''), color, size * 0.006, 'stroke-linecap="round" opacity="0.5"')
}

function pine(light: Light, random: Random, { x, base, size, sunSide }: Tree, bark: string): string {
  const tones = evergreenTones(light)
  const red = mix(bark, seen(light, '#8a5a40'), 0.5)
  const w = size * 0.026
  const stem = path(
    d`M${x - w} ${base + 4}L${x - w * 0.45} ${base - size * 0.96}h${w * 0.9}L${x + w} ${base + 4}Z`,
    red,
  )
  const tiers = repeat(9, (i) => {
    const y = base - size * (0.5 + i * 0.056)
    const reach = size * (0.19 - Math.abs(i - 3) * 0.018)
    const side = i % 2 ? 1 : -1
    const cx = x + side * reach * random.between(0.3, 0.55)
    return (
      stroke(d`M${x} ${y + 22}Q${cx} ${y + 12} ${cx + side * reach * 0.4} ${y}`, bark, w * 0.5) +
      mass(random, { x: cx, y, rx: reach * 0.72, ry: size * 0.042, tones, sunSide, leaf: size * 0.022 })
    )
  })
  return stem + tiers
}

function cedar(light: Light, random: Random, { x, base, size, sunSide }: Tree, bark: string): string {
  const tones = evergreenTones(light)
  const stem = path(d`M${x - 8} ${base + 4}l4 ${-size * 0.2}h8l4 ${size * 0.2}Z`, bark)
  const tiers = repeat(6, (i) =>
    mass(random, {
      x,
      y: base - size * (0.22 + i * 0.13),
      rx: size * (0.19 - i * 0.027),
      ry: size * 0.12,
      tones,
      sunSide,
      leaf: size * 0.02,
    }),
  )
  return stem + tiers
}
