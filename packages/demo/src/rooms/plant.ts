import { mass } from '../landscape/foliage.ts'
import { hedgeTones, type Tones } from '../landscape/season.ts'
import { lighter } from '../picture/color.ts'
import type { Random } from '../picture/random.ts'
import { d, path, rect, repeat, stroke, times } from '../picture/svg.ts'
import type { Interior } from './interior.ts'
import { onFloor } from './on-floor.ts'

interface Leaves {
  random: Random
  tones: Tones
  x: number
  floor: number
  size: number
  sunSide: -1 | 1
}

/** A plant in a pot: a bushy one, a palm or a snake plant. */
export function plant(room: Interior, x: number, floor: number, size: number): string {
  const { light, tint, sunSide, cloth2 } = room
  const random = room.random.fork('plant')
  const pot = random.chance(0.5) ? tint('#b5653f') : random.chance(0.5) ? tint('#e9dfc8') : cloth2
  const grown = random.pick([bush, palm, snake])({ random, tones: hedgeTones(light), x, floor, size, sunSide })
  const body = d`M${x - size * 0.19} ${floor - size * 0.32}h${size * 0.38}l${-size * 0.06} ${size * 0.32}h${-size * 0.26}Z`
  const rim = rect(x - size * 0.21, floor - size * 0.35, size * 0.42, size * 0.07, lighter(pot, 0.16))
  return onFloor(room, x, floor, size * 0.26) + grown + path(body, pot) + rim
}

function bush({ random, tones, x, floor, size, sunSide }: Leaves): string {
  const stems = times(9, (i) => {
    const lean = i - 4
    const tip = floor - size * (0.98 - Math.abs(lean) * 0.08)
    return d`M${x} ${floor - size * 0.2}Q${x + lean * size * 0.05} ${floor - size * 0.6} ${x + lean * size * 0.12} ${tip}`
  })
  const crown = repeat(3, (i) =>
    mass(random, {
      x: x + (i - 1) * size * 0.22,
      y: floor - size * (0.78 - Math.abs(i - 1) * 0.14),
      rx: size * 0.22,
      ry: size * 0.2,
      tones,
      sunSide,
      leaf: size * 0.09,
    }),
  )
  return stroke(stems.join(''), tones[1], 5) + crown
}

/** Arching fronds, each a rib with leaflets hanging from it. */
function palm({ random, tones, x, floor, size }: Leaves): string {
  return repeat(9, (i) => {
    const lean = (i - 4) / 4
    const reach = size * 0.62 * lean * random.between(0.85, 1.1)
    const top = floor - size * (1.12 - Math.abs(lean) * 0.36)
    const tone = tones[i % 3] ?? tones[1]
    const rib = d`M${x} ${floor - size * 0.3}Q${x + reach * 0.25} ${top - size * 0.08} ${x + reach} ${top + size * 0.1}`
    const leaflets = times(11, (k) => {
      const t = 0.3 + k * 0.064
      const along = 1 - t
      const px = along * along * x + 2 * along * t * (x + reach * 0.25) + t * t * (x + reach)
      const py = along * along * (floor - size * 0.3) + 2 * along * t * (top - size * 0.08) + t * t * (top + size * 0.1)
      const l = size * 0.17 * (1.1 - t * 0.5)
      return d`M${px} ${py}q${l * 0.5} ${l * 0.1} ${l * 0.62} ${l}q${-l * 0.5} ${-l * 0.3} ${-l * 0.62} ${-l}ZM${px} ${py}q${-l * 0.5} ${l * 0.1} ${-l * 0.62} ${l}q${l * 0.5} ${-l * 0.3} ${l * 0.62} ${-l}Z`
    })
    return stroke(rib, tone, 4) + path(leaflets.join(''), tone)
  })
}

/** Upright blades with a pale edge. */
function snake({ random, tones, x, floor, size }: Leaves): string {
  return repeat(9, (i) => {
    const lean = (i % 2 ? 1 : -1) * Math.ceil(i / 2)
    const foot = x + lean * size * 0.03
    const tip = x + lean * size * 0.075
    const top = floor - size * random.between(0.68, 1.05)
    const w = size * 0.045
    const blade = d`M${foot - w} ${floor - size * 0.28}Q${foot - w * 1.7} ${(top + floor) / 2 - size * 0.1} ${tip} ${top}Q${foot + w * 1.7} ${(top + floor) / 2 - size * 0.1} ${foot + w} ${floor - size * 0.28}Z`
    return path(blade, tones[i % 3] ?? tones[1], `stroke="${tones[3]}" stroke-width="3.5"`)
  })
}
