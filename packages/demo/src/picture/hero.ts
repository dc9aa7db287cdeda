import type { ArchitecturalStyle } from '@porchlight/contract/admin-options'
import type { Location } from '@porchlight/contract/options'
import { buildOf, type Facade } from '../facades/build.ts'
import { facades } from '../facades/facade.ts'
import { paletteFor } from '../facades/palette.ts'
import { distance } from '../landscape/distance.ts'
import { frontWalk, lawn, type Plot, reflections, street } from '../landscape/ground.ts'
import { shrubRow } from '../landscape/plants.ts'
import type { Season } from '../landscape/season.ts'
import { sky } from '../landscape/sky.ts'
import { bicycle, car, cat, streetLamp } from '../landscape/street-life.ts'
import { type TreeKind, tree } from '../landscape/trees.ts'
import { type Light, lightOf, type TimeOfDay } from './light.ts'
import type { StreetName } from './picture.ts'
import { type Plate, plateOf } from './plate.ts'
import { type Random, randomFrom } from './random.ts'
import { at, box, clipped, ellipse, linear, poly, radial, washRect } from './svg.ts'

interface Street {
  time: TimeOfDay
  location: Location
  season: Season
  styles: readonly ArchitecturalStyle[]
}

const streets: Record<StreetName, Street> = {
  golden: {
    time: 'golden',
    location: 'atlanta',
    season: 'autumn',
    styles: ['Historic Cottage', 'Victorian Charmer', 'Craftsman Bungalow', 'Single Family Home'],
  },
  morning: {
    time: 'morning',
    location: 'dallas',
    season: 'spring',
    styles: ['Craftsman Bungalow', 'Art Deco', 'Single Family Home', 'Modern'],
  },
  dusk: {
    time: 'dusk',
    location: 'atlanta',
    season: 'summer',
    styles: ['Industrial Loft', 'Victorian Charmer', 'Multifamily Building', 'Historic Cottage'],
  },
}

const WIDTH = 2400
const HEIGHT = 1350
const SCALE = 0.5
const plot: Plot = { width: WIDTH, height: HEIGHT, base: 1066, pavement: 1130, street: 1186 }

/**
 * A whole street under a wide, quiet sky. The upper half stays calm and mid-toned: white words lie over it, and a
 * banner of 2.4 to 1 cut from the middle still holds every roof.
 */
export function heroPlate(name: StreetName): Plate {
  const { time, location, season, styles } = streets[name]
  const random = randomFrom(`street ${name}`)
  const light = calm(lightOf(time))
  const sunSide = name === 'morning' ? -1 : 1
  const frame = { width: WIDTH, height: HEIGHT, horizon: plot.base - 4, sunSide } as const
  const houses = row(light, random, styles, { location, sunSide })
  const svg =
    sky(light, random.fork('sky'), { ...frame, horizon: plot.base }, false) +
    distance(light, random.fork('distance'), frame, location) +
    trees(light, random.fork('back'), houses, location, season, sunSide, -6) +
    lawn(light, random.fork('lawn'), plot, season, location) +
    houses
      .map(
        ({ x, facade, half }) =>
          poly(
            [
              [x - half, plot.base],
              [x + half, plot.base],
              [x + half - sunSide * 70, plot.base + 30],
              [x - half - sunSide * 70, plot.base + 30],
            ],
            light.shadow,
            `opacity="${light.shade}"`,
          ) +
          frontWalk(light, x + facade.door.x * SCALE, plot, facade.door.half * SCALE * 0.9, location) +
          at(x, plot.base, ownPlot(facade), SCALE),
      )
      .join('') +
    houses
      .map(({ x, facade }, i) =>
        facade.planted
          .map(([from, to]) =>
            shrubRow(
              light,
              random.fork(`plants ${i} ${from}`),
              x + from * SCALE,
              x + to * SCALE,
              plot.base + 8,
              40,
              sunSide,
            ),
          )
          .join(''),
      )
      .join('') +
    street(light, random.fork('street'), plot) +
    reflections(
      houses.flatMap(({ x, facade }) => facade.openings.map((o) => ({ x: x + o.x * SCALE, width: o.width * SCALE }))),
      plot,
      light.lamps * 0.35,
    ) +
    trees(light, random.fork('front'), houses, location, season, sunSide, 50) +
    life(
      light,
      random.fork('life'),
      houses.map(({ edge }) => edge),
    ) +
    veil(light, sunSide)
  return plateOf(svg, [0, 0, WIDTH, HEIGHT], WIDTH, HEIGHT)
}

/** A deeper sky than a single house has, so that white words can be read over it. */
function calm(light: Light): Light {
  if (light.time === 'morning')
    return { ...light, sky: ['#2c5f73', '#5690a0', '#a9bfae', '#f6d6a0'], sun: { ...light.sun, strength: 0.6 } }
  if (light.time === 'golden')
    return { ...light, sky: ['#3b5d78', '#8a8078', '#dc9c68', '#f8cf8c'], sun: { ...light.sun, strength: 0.8 } }
  return light
}

/** Houses set side by side; the fence of a cottage stays on its own plot. */
function row(
  light: Light,
  random: Random,
  styles: readonly ArchitecturalStyle[],
  place: { location: Location; sunSide: -1 | 1 },
) {
  const drawn = styles.map((style, i) => {
    const source = random.fork(`house ${i}`)
    return facades[style](
      buildOf(light, source, paletteFor(style, source.fork('paint')), {
        ...place,
        number: String(11 + i * 4),
        mirrored: false,
      }),
    )
  })
  const total = drawn.reduce((sum, { width }) => sum + width * SCALE, 0)
  const gap = (WIDTH - total) / drawn.length
  let edge = gap / 2
  return drawn.map((facade) => {
    const half = (facade.width * SCALE) / 2
    const x = edge + half
    edge = x + half + gap
    return { facade, x, half, edge: edge - gap / 2 }
  })
}

/** A fence runs as wide as a picture of one house; here it ends at the neighbour. */
const ownPlot = ({ svg, width }: Facade) => clipped(box(-width / 2 - 50, -1400, width + 100, 1600), svg)

type Row = ReturnType<typeof row>

function trees(
  light: Light,
  random: Random,
  houses: Row,
  location: Location,
  season: Season,
  sunSide: -1 | 1,
  step: number,
): string {
  const near = step > 0
  const kinds: readonly [TreeKind, TreeKind, TreeKind] = near
    ? location === 'atlanta'
      ? ['dogwood', 'dogwood', 'oak']
      : ['myrtle', 'dogwood', 'myrtle']
    : location === 'atlanta'
      ? ['oak', 'pine', 'oak']
      : ['liveOak', 'oak', 'cedar']
  return [0, ...houses.map(({ edge }) => edge)]
    .map((x) =>
      tree(light, random, {
        kind: random.pick(kinds),
        x: x + random.between(-24, 24),
        base: plot.base + step,
        size: near ? random.between(200, 260) : random.between(400, 520),
        sunSide,
        season,
      }),
    )
    .join('')
}

function life(light: Light, random: Random, edges: readonly number[]): string {
  const lamps = edges
    .slice(0, -1)
    .map((x) => at(x + 70, plot.pavement + 12, streetLamp(light, 0, 0, 470), 0.62))
    .join('')
  return (
    lamps +
    at(560, plot.street + 54, car(light, 0, 0, random.pick(['#5f8a8b', '#b5553f', '#e0c48a']), 1), 0.62) +
    at(1500, plot.street - 10, bicycle(light, 0, 0, '#b5553f', -1), 0.56) +
    at(1730, plot.street - 10, cat(light, 0, 0, '#c47a3c', -1), 0.6)
  )
}

function veil(light: Light, sunSide: -1 | 1): string {
  const warm = linear(
    [
      [0, light.sun.color, 0.24 * light.sun.strength],
      [0.5, light.sun.color, 0],
      [1, light.shadow, 0.12],
    ],
    sunSide < 0 ? [0, 0, 1, 0.3] : [1, 0, 0, 0.3],
  )
  const top = linear([
    [0, light.shadow, 0.3],
    [0.5, light.shadow, 0.08],
    [0.8, light.shadow, 0],
    [1, light.shadow, 0.3],
  ])
  const corners = radial([
    [0, light.shadow, 0],
    [0.75, light.shadow, 0],
    [1, light.shadow, 0.3],
  ])
  return (
    washRect(0, 0, WIDTH, HEIGHT, warm) +
    washRect(0, 0, WIDTH, HEIGHT, top) +
    corners.def +
    ellipse(WIDTH / 2, HEIGHT / 2, WIDTH * 0.76, HEIGHT * 0.9, corners.fill)
  )
}
