import { door, porchLight } from '../parts/door.ts'
import { numberPlate } from '../parts/number.ts'
import { deck, porchShade, swing } from '../parts/porch.ts'
import { chimney, shingled } from '../parts/roof.ts'
import { brick, clapboard, stonework, wallLight } from '../parts/wall.ts'
import { pane } from '../parts/window.ts'
import { darker } from '../picture/color.ts'
import { box, type Point, poly, rect, repeat } from '../picture/svg.ts'
import type { Build, DrawFacade } from './build.ts'
import { gable } from './craftsman-gable.ts'
import { piers } from './craftsman-piers.ts'

const FLOOR = -74
const EAVE = -392
const sashes = { columns: 3, upperRows: 2, lowerRows: 1, casing: 15 } as const

/** Bungalow: one low roof over a deep porch, battered piers on stone, rafter tails and knee braces. */
export const craftsman: DrawFacade = (build) => {
  const { light, random, wall, sunSide, stone, upper } = build
  const dormer = random.chance(0.6)
  const wide = 560
  const slope: Point[] = [
    [-wide - 74, EAVE + 22],
    [-wide * 0.7, EAVE - 270],
    [wide * 0.7, EAVE - 270],
    [wide + 74, EAVE + 22],
  ]
  const back = clapboard(
    random.fork('wall'),
    box(-wide, EAVE, wide * 2, -EAVE),
    [-wide, EAVE, wide * 2, -EAVE],
    wall,
    18,
  )
  const foundation = stonework(
    random.fork('base'),
    box(-wide, FLOOR, wide * 2, -FLOOR),
    [-wide, FLOOR, wide * 2, -FLOOR],
    stone,
  )
  const svg =
    chimney(build, random.fork('chimney'), -wide * 0.52, EAVE - 390, 92, 260, stone) +
    back +
    foundation +
    sideWindows(build) +
    porchRoom(build) +
    shingled(build, random.fork('roof'), slope) +
    (dormer ? shedDormer(build) : '') +
    tails(build, -wide - 66, wide + 66, EAVE + 22) +
    gable(build, dormer ? 0 : 1) +
    piers(build) +
    wallLight(-wide, EAVE, wide * 2, 1, sunSide, 0, light.shadow, light.shade) +
    rect(-wide, -3, wide * 2, 5, darker(upper, 0.6), 'opacity="0.5"')
  return {
    svg,
    width: wide * 2 + 40,
    height: 830,
    door: { x: 118, half: 92 },
    floor: FLOOR,
    detail: { x: -170, y: -420, width: 600 },
    openings: [
      { x: -180, width: 220 },
      { x: 118, width: 100 },
      { x: 480, width: 100 },
    ],
    planted: [
      [-570, 0],
      [236, 570],
    ],
  }
}

function sideWindows(build: Build): string {
  const { light } = build
  return (
    pane(build, { x: 440, y: -316, w: 92, h: 166 }, sashes) +
    rect(400, EAVE, 170, 56, light.shadow, `opacity="${light.shade * 1.3}"`) +
    rect(-570, EAVE, 140, 56, light.shadow, `opacity="${light.shade * 1.3}"`)
  )
}

function porchRoom(build: Build): string {
  const { light } = build
  const [x, w] = [-420, 800]
  return (
    pane(build, { x: -356, y: -310, w: 96, h: 170 }, sashes) +
    pane(build, { x: -248, y: -310, w: 136, h: 170 }, { ...sashes, columns: 4 }) +
    pane(build, { x: -100, y: -310, w: 96, h: 170 }, sashes) +
    porchShade(build, x, EAVE - 10, w, -EAVE + FLOOR + 10) +
    door(build, 118, FLOOR, 104, 222, 'craftsman') +
    pane(
      build,
      { x: 196, y: FLOOR - 204, w: 40, h: 150 },
      { columns: 1, upperRows: 4, lowerRows: 0, curtains: false, casing: 10, lit: light.lamps > 0.5 },
    ) +
    numberPlate(build, 284, -238) +
    porchLight(build, 284, -296, 0.95) +
    swing(build, -270, FLOOR - 4, EAVE) +
    deck(build, x - 10, x + w + 20, FLOOR, false) +
    brickBase(build, x, w)
  )
}

function brickBase(build: Build, x: number, w: number): string {
  const { random, stone } = build
  return brick(
    random.fork('porch base'),
    box(x - 10, FLOOR + 16, w + 30, -FLOOR - 16),
    [x - 10, FLOOR + 16, w + 30, -FLOOR - 16],
    stone,
  )
}

function shedDormer(build: Build): string {
  const { upper, random, light, trim } = build
  const [x, y, w, h] = [-150, EAVE - 236, 300, 96]
  return (
    clapboard(random.fork('dormer'), box(x, y, w, h), [x, y, w, h], upper) +
    repeat(3, (i) =>
      pane(
        build,
        { x: x + 32 + i * 84, y: y + 24, w: 66, h: 58 },
        { columns: 3, upperRows: 2, lowerRows: 0, casing: 9, curtains: false },
      ),
    ) +
    rect(x, y, w, 20, light.shadow, `opacity="${light.shade}"`) +
    shingled(build, random.fork('dormer roof'), [
      [x - 36, y + 6],
      [x + 12, y - 62],
      [x + w - 12, y - 62],
      [x + w + 36, y + 6],
    ]) +
    rect(x - 36, y + 2, w + 72, 11, trim)
  )
}

/** Ends of the rafters under the eave. */
function tails({ trim, light }: Build, x1: number, x2: number, y: number): string {
  const count = Math.floor((x2 - x1) / 46)
  return (
    rect(x1 - 6, y - 5, x2 - x1 + 12, 10, trim) +
    repeat(count, (i) =>
      poly(
        [
          [x1 + i * 46 + 8, y + 4],
          [x1 + i * 46 + 24, y + 4],
          [x1 + i * 46 + 24, y + 16],
          [x1 + i * 46 + 14, y + 26],
          [x1 + i * 46 + 8, y + 22],
        ],
        trim,
      ),
    ) +
    rect(x1 + 20, y + 24, x2 - x1 - 40, 14, light.shadow, `opacity="${light.shade}"`)
  )
}
