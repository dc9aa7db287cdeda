import { door, porchLight, steps } from '../parts/door.ts'
import { numberPlate } from '../parts/number.ts'
import { deck, porchShade, railing, rocker } from '../parts/porch.ts'
import { chimney, shingled } from '../parts/roof.ts'
import { shutters } from '../parts/shutters.ts'
import { brick, clapboard, wallLight } from '../parts/wall.ts'
import { pane } from '../parts/window.ts'
import { darker, lighter } from '../picture/color.ts'
import { box, rect, repeat } from '../picture/svg.ts'
import type { Build, DrawFacade } from './build.ts'

const FLOOR = -70
const EAVE = -630
const HALF = 400

/** American foursquare: a plain cube under a hipped roof with a dormer, a full porch on square columns. */
export const foursquare: DrawFacade = (build) => {
  const { light, random, wall, upper, trim, sunSide, stone } = build
  const ridge = EAVE - 236
  const bricked = random.chance(0.45)
  const area = [-HALF, EAVE, HALF * 2, -EAVE + FLOOR] as const
  const body = bricked
    ? brick(random.fork('wall'), box(...area), area, wall)
    : clapboard(random.fork('wall'), box(...area), area, wall)
  const belt = rect(-HALF - 6, -372, HALF * 2 + 12, 18, trim)
  const upstairs = [-322, 218].map((x) => {
    const opening = { x, y: -576, w: 104, h: 164 }
    return (
      (random.chance(0.5) ? shutters(build, opening, 40, 15) : '') +
      pane(build, opening, { columns: 3, upperRows: 2, lowerRows: 1 })
    )
  })
  const middle =
    pane(build, { x: -84, y: -566, w: 76, h: 128 }, { columns: 2, upperRows: 2, lowerRows: 1 }) +
    pane(build, { x: 8, y: -566, w: 76, h: 128 }, { columns: 2, upperRows: 2, lowerRows: 1 })
  return {
    svg:
      chimney(build, random.fork('chimney'), 210, ridge - 110, 84, 260, stone) +
      shingled(build, random.fork('roof'), [
        [-HALF - 84, EAVE + 14],
        [-120, ridge],
        [120, ridge],
        [HALF + 84, EAVE + 14],
      ]) +
      body +
      wallLight(-HALF, EAVE, HALF * 2, -EAVE + FLOOR, sunSide, 52, light.shadow, light.shade) +
      belt +
      rect(-HALF - 84, EAVE + 8, HALF * 2 + 168, 18, trim) +
      repeat(22, (i) => rect(-HALF - 56 + i * 42, EAVE + 26, 15, 15, trim)) +
      rect(-HALF, EAVE, 15, -EAVE + FLOOR, upper) +
      rect(HALF - 15, EAVE, 15, -EAVE + FLOOR, upper) +
      dormer(build, ridge) +
      upstairs.join('') +
      middle +
      porch(build),
    width: HALF * 2 + 180,
    height: 1000,
    door: { x: -4, half: 84 },
    floor: FLOOR,
    detail: { x: -290, y: -430, width: 600 },
    openings: [
      { x: -250, width: 140 },
      { x: -4, width: 90 },
      { x: 250, width: 140 },
    ],
    planted: [
      [-470, -110],
      [110, 470],
    ],
  }
}

function dormer(build: Build, ridge: number): string {
  const { random, upper, light, trim } = build
  const [w, y, h] = [250, ridge + 74, 120]
  return (
    clapboard(random.fork('dormer'), box(-w / 2, y, w, h), [-w / 2, y, w, h], upper) +
    pane(build, { x: -96, y: y + 34, w: 82, h: 68 }, { columns: 3, upperRows: 2, lowerRows: 0, casing: 9 }) +
    pane(build, { x: 14, y: y + 34, w: 82, h: 68 }, { columns: 3, upperRows: 2, lowerRows: 0, casing: 9 }) +
    rect(-w / 2, y, w, 24, light.shadow, `opacity="${light.shade}"`) +
    shingled(build, random.fork('dormer roof'), [
      [-w / 2 - 38, y + 8],
      [-46, y - 78],
      [46, y - 78],
      [w / 2 + 38, y + 8],
    ]) +
    rect(-w / 2 - 38, y + 3, w + 76, 12, trim)
  )
}

function porch(build: Build): string {
  const { light, random, trim, stone, sunSide } = build
  const [x1, x2, top] = [-436, 436, -338]
  const columns = [x1 + 34, -150, 142, x2 - 34] as const
  const column = (x: number) => {
    const [w, foot] = [46, -190]
    const base = brick(random.fork(`column ${x}`), box(x - 37, foot, 74, -foot), [x - 37, foot, 74, -foot], stone)
    return (
      base +
      rect(x - 44, foot - 8, 88, 14, lighter(stone, 0.4)) +
      rect(x - w / 2, top, w, foot - top - 8, trim) +
      rect(
        sunSide < 0 ? x + 6 : x - w / 2,
        top,
        w / 2 - 6,
        foot - top - 8,
        light.shadow,
        `opacity="${light.shade * 0.7}"`,
      ) +
      rect(x - w / 2 - 7, top + 6, w + 14, 12, lighter(trim, 0.3)) +
      rect(x - w / 2 - 5, foot - 22, w + 10, 12, lighter(trim, 0.2)) +
      rect(sunSide < 0 ? x + 5 : x - 37, foot + 6, 32, -foot - 6, light.shadow, `opacity="${light.shade * 0.7}"`)
    )
  }
  const [a, b, c, e] = columns
  return (
    pane(build, { x: -344, y: -300, w: 150, h: 170 }, { columns: 4, upperRows: 2, lowerRows: 1 }) +
    pane(build, { x: 196, y: -300, w: 150, h: 170 }, { columns: 4, upperRows: 2, lowerRows: 1 }) +
    porchShade(build, x1, top, x2 - x1, -top + FLOOR) +
    door(build, -4, FLOOR, 108, 220, 'craftsman') +
    [-96, 60]
      .map((x) =>
        pane(
          build,
          { x, y: FLOOR - 200, w: 34, h: 140 },
          { columns: 1, upperRows: 4, lowerRows: 0, casing: 7, curtains: false, lit: light.lamps > 0.4 },
        ),
      )
      .join('') +
    porchLight(build, -4, top + 66, 0.8, true) +
    rocker(build, -266, FLOOR) +
    rocker(build, 290, FLOOR) +
    deck(build, x1, x2, FLOOR, true) +
    shingled(
      build,
      random.fork('porch roof'),
      [
        [x1 - 44, top + 2],
        [x1 + 30, top - 66],
        [x2 - 30, top - 66],
        [x2 + 44, top + 2],
      ],
      build.roof,
      15,
    ) +
    rect(x1 - 44, top - 4, x2 - x1 + 88, 15, trim) +
    rect(x1 + 4, top + 10, x2 - x1 - 8, 26, lighter(trim, 0.1)) +
    rect(x1 + 4, top + 36, x2 - x1 - 8, 12, light.shadow, `opacity="${light.shade}"`) +
    numberPlate(build, -4, top + 23, 19) +
    railing(build, a + 36, b - 36, FLOOR, 62, 20) +
    railing(build, c + 36, e - 36, FLOOR, 62, 20) +
    columns.map(column).join('') +
    steps(build, -4, 88, -FLOOR) +
    rect(x1, -3, x2 - x1, 5, darker(trim, 0.6), 'opacity="0.4"')
  )
}
