import type { Location } from '@porchlight/contract/options'
import { buildOf, type Facade } from '../facades/build.ts'
import { facades } from '../facades/facade.ts'
import { paletteFor } from '../facades/palette.ts'
import { distance } from '../landscape/distance.ts'
import { foreground } from '../landscape/foreground.ts'
import { frontWalk, lawn, type Plot, reflections, street } from '../landscape/ground.ts'
import { overhang, pot, shrubRow } from '../landscape/plants.ts'
import { crownTones, evergreenTones } from '../landscape/season.ts'
import { sky } from '../landscape/sky.ts'
import { type TreeKind, tree } from '../landscape/trees.ts'
import type { House } from './house.ts'
import { type Light, lightOf, type TimeOfDay } from './light.ts'
import { type Plate, plateOf } from './plate.ts'
import { type Random, randomFrom } from './random.ts'
import { at, ellipse, linear, poly, radial, rect, repeat, washRect } from './svg.ts'

const WIDTH = 2000
const HEIGHT = 1500
const plot: Plot = { width: WIDTH, height: HEIGHT, base: 1190, pavement: 1306, street: 1380 }
const CENTRE = 1000
const TALLEST = 1070
const WIDEST = 1360

/** The house from across the street. */
export function housePlate(house: House, time: TimeOfDay): Plate {
  const drawn = houseDrawing(house, time)
  return plateOf(drawn.svg, [0, 0, WIDTH, HEIGHT], WIDTH, HEIGHT)
}

/** The same house from its front walk: porch, door and lamp. */
export function doorPlate(house: House, time: TimeOfDay): Plate {
  const { svg, facade } = houseDrawing(house, time, false)
  const { x, y, width } = facade.detail
  return plateOf(svg, [CENTRE + x, plot.base + y, width, width * 0.75], 1600, 1200)
}

/** `whole` leaves out what a close view never shows. */
function houseDrawing(house: House, time: TimeOfDay, whole = true): { svg: string; facade: Facade } {
  const random = randomFrom(house.seed)
  const light = lightOf(time)
  const sunSide = random.chance(0.5) ? 1 : -1
  const { location, season } = house
  const mirrored = random.fork('side').chance(0.5)
  const build = buildOf(light, random.fork('house'), paletteFor(house.style, random.fork('paint')), {
    sunSide: mirrored === sunSide > 0 ? -1 : 1,
    location,
    number: house.number,
    mirrored,
  })
  const drawn = facades[house.style](build)
  const { facade, scale } = fitted(mirrored ? turned(drawn) : drawn)
  const frame = { width: WIDTH, height: HEIGHT, horizon: plot.base - 6, sunSide } as const
  const tones = location === 'dallas' ? evergreenTones(light) : crownTones(light, season)
  const branchSide = random.chance(0.5) ? 1 : -1
  const svg =
    (whole
      ? sky(light, random.fork(`sky ${time}`), frame, location === 'dallas') +
        distance(light, random.fork('distance'), frame, location) +
        backTrees(light, random.fork('back'), house, facade, sunSide)
      : '') +
    lawn(light, random.fork('lawn'), plot, season, location) +
    castShadow(light, facade, sunSide) +
    frontWalk(light, CENTRE + facade.door.x, plot, facade.door.half * 0.9, location) +
    at(CENTRE, plot.base, facade.svg, scale, mirrored ? -scale : scale) +
    planting(light, random.fork('plants'), facade, sunSide) +
    street(light, random.fork('street'), plot) +
    (light.wet
      ? reflections(
          facade.openings.map((o) => ({ x: CENTRE + o.x, width: o.width })),
          plot,
          0.9,
        )
      : '') +
    dapples(light, random.fork('dapple'), sunSide) +
    (whole
      ? foreground(light, random.fork('front'), house, facade, plot, sunSide) +
        overhang(light, random.fork('overhang'), WIDTH, branchSide, tones)
      : '') +
    atmosphere(light, sunSide)
  return { svg, facade }
}

/** The measures of a house turned left to right. */
function turned(facade: Facade): Facade {
  const { door, detail, openings, planted } = facade
  return {
    ...facade,
    door: { ...door, x: -door.x },
    detail: { ...detail, x: -detail.x - detail.width },
    openings: openings.map((o) => ({ ...o, x: -o.x })),
    planted: planted.map(([from, to]) => [-to, -from] as const),
  }
}

/** Tall houses step back, so that every roof stays inside the picture; all measures of the facade follow. */
function fitted(facade: Facade): { facade: Facade; scale: number } {
  const scale = Math.min(1.18, TALLEST / facade.height, WIDEST / facade.width)
  const { door, detail, openings, planted } = facade
  return {
    scale,
    facade: {
      ...facade,
      width: facade.width * scale,
      height: facade.height * scale,
      door: { x: door.x * scale, half: door.half * scale },
      detail: { x: detail.x * scale, y: detail.y * scale, width: detail.width * scale },
      openings: openings.map((o) => ({ x: o.x * scale, width: o.width * scale })),
      planted: planted.map(([from, to]) => [from * scale, to * scale] as const),
    },
  }
}

function backTrees(light: Light, random: Random, { location, season }: House, facade: Facade, sunSide: -1 | 1): string {
  const edge = facade.width / 2
  const kinds: Record<Location, readonly [TreeKind, TreeKind, TreeKind]> = {
    atlanta: ['oak', 'pine', 'oak'],
    dallas: ['liveOak', 'oak', 'cedar'],
  }
  return [-1, 1]
    .map((side) =>
      repeat(2, (i) =>
        tree(light, random, {
          kind: random.pick(kinds[location]),
          x: CENTRE + side * (edge * 0.86 + 90 + i * 190 + random.between(-40, 40)),
          base: plot.base + 4 + i * 8,
          size: random.between(620, 860) - i * 120,
          sunSide,
          season,
        }),
      ),
    )
    .join('')
}

function castShadow(light: Light, facade: Facade, sunSide: -1 | 1): string {
  const [left, right] = [CENTRE - facade.width / 2, CENTRE + facade.width / 2]
  const lean = -sunSide * 150
  return (
    poly(
      [
        [left, plot.base - 2],
        [right, plot.base - 2],
        [right + lean, plot.base + 58],
        [left + lean, plot.base + 58],
      ],
      light.shadow,
      `opacity="${light.shade * 1.1}"`,
    ) + rect(left + 10, plot.base - 6, facade.width - 20, 22, light.shadow, `opacity="${light.shade}"`)
  )
}

function planting(light: Light, random: Random, facade: Facade, sunSide: -1 | 1): string {
  const beds = facade.planted
    .map(([from, to]) =>
      shrubRow(light, random, CENTRE + from, CENTRE + to, plot.base + 16, random.between(62, 96), sunSide),
    )
    .join('')
  const door = CENTRE + facade.door.x
  const half = facade.door.half + 44
  return (
    beds + pot(light, random, door - half, plot.base + 14, 92) + pot(light, random, door + half, plot.base + 14, 84)
  )
}

/** Shade of trees that stand behind us, lying over pavement and street. */
function dapples(light: Light, random: Random, sunSide: -1 | 1): string {
  if (light.time === 'dusk' || light.wet) return ''
  return repeat(34, () => {
    const y = random.between(plot.base + 30, HEIGHT)
    const x = WIDTH * (0.5 - sunSide * 0.1) + random.between(-1000, 1000)
    return ellipse(
      x,
      y,
      random.between(50, 190),
      random.between(5, 15),
      light.shadow,
      `opacity="${light.shade * 0.42}"`,
    )
  })
}

/** Air and lens: warm light from the sun's side, darker corners. */
function atmosphere(light: Light, sunSide: -1 | 1): string {
  const warm = linear(
    [
      [0, light.sun.color, 0.3 * light.sun.strength],
      [0.55, light.sun.color, 0.03],
      [1, light.shadow, 0.14],
    ],
    sunSide < 0 ? [0, 0, 1, 0.4] : [1, 0, 0, 0.4],
  )
  const corners = radial([
    [0, light.shadow, 0],
    [0.72, light.shadow, 0.02],
    [1, light.shadow, 0.3],
  ])
  return (
    washRect(0, 0, WIDTH, HEIGHT, warm) +
    corners.def +
    ellipse(WIDTH / 2, HEIGHT / 2, WIDTH * 0.78, HEIGHT * 0.86, corners.fill)
  )
}
