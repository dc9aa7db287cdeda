import type { Location } from '@porchlight/contract/options'
import type { Facade } from '../facades/build.ts'
import type { House } from '../picture/house.ts'
import type { Light } from '../picture/light.ts'
import type { Random } from '../picture/random.ts'
import type { Plot } from './ground.ts'
import { flowerColor, grasses, shrub } from './plants.ts'
import { bicycle, car, cat, letterBox, streetLamp } from './street-life.ts'
import { type TreeKind, tree } from './trees.ts'

const coats = ['#c47a3c', '#3a3a40', '#8a8480', '#efe6d6'] as const
const paints = ['#5f8a8b', '#b5553f', '#e0c48a', '#7d94a8', '#3f5a4c'] as const

interface StreetTree {
  kind: TreeKind
  size: number
  /** Half the width of its crown, in pixels. */
  reach: number
}

const streetTrees: Record<Location, readonly [StreetTree, StreetTree]> = {
  atlanta: [
    { kind: 'dogwood', size: 500, reach: 250 },
    { kind: 'oak', size: 760, reach: 305 },
  ],
  dallas: [
    { kind: 'liveOak', size: 640, reach: 420 },
    { kind: 'myrtle', size: 520, reach: 190 },
  ],
}

/** What stands between us and the house: a street tree, a lamp, and on some days a car, a bicycle or the cat. */
export function foreground(
  light: Light,
  random: Random,
  { location, season, style }: House,
  facade: Facade,
  plot: Plot,
  sunSide: -1 | 1,
): string {
  const middle = plot.width / 2
  const side = random.chance(0.5) ? 1 : -1
  const { kind, size, reach } = random.pick(streetTrees[location])
  // Its crown frames the house and hardly covers it, even if the trunk then stands beside the picture.
  const edge = middle + side * Math.max(760, facade.width / 2 + reach - 50)
  const big = tree(light, random.fork('street tree'), {
    kind,
    x: edge,
    base: plot.pavement - 10,
    size,
    sunSide,
    season,
  })
  const lampX = middle - side * Math.min(880, facade.width / 2 + 200)
  const lane = plot.street - 18
  const faces = random.chance(0.5) ? 1 : -1
  const doorX = middle + facade.door.x
  const life = random.pick(['car', 'bicycle', 'both', 'quiet'] as const)
  const fenced = style === 'Historic Cottage'
  return (
    big +
    (fenced
      ? ''
      : shrub(light, random, edge - side * 120, plot.pavement - 18, 150, 80, sunSide, flowerColor(random)) +
        grasses(light, random, edge + side * 40, plot.pavement - 16, 70)) +
    streetLamp(light, lampX, plot.pavement + 22) +
    letterBox(light, doorX - side * 260, plot.pavement + 6, random.pick(['#3d4a4a', '#8d3a34', '#d9d4c4'])) +
    (life === 'bicycle' || life === 'both'
      ? bicycle(light, doorX + side * 330, lane - 14, random.pick(paints), faces)
      : '') +
    (random.chance(0.55)
      ? cat(light, doorX + side * random.between(120, 190), lane - 20, random.pick(coats), faces)
      : '') +
    (life === 'car' || life === 'both'
      ? car(light, middle - side * random.between(480, 640), plot.street + 76, random.pick(paints), faces)
      : '')
  )
}
