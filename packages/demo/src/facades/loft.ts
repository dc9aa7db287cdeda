import { door, porchLight, steps } from '../parts/door.ts'
import { numberPlate } from '../parts/number.ts'
import { brick, slats, wallLight } from '../parts/wall.ts'
import { pane } from '../parts/window.ts'
import { darker, lighter, mix } from '../picture/color.ts'
import { box, d, ellipse, path, poly, rect, repeat, stroke, times } from '../picture/svg.ts'
import type { Build, DrawFacade } from './build.ts'

const FLOOR = -58
const TOP = -800
const HALF = 590

/** A mill turned into homes: brick bays, tall steel sashes, a loading dock, a water tower on the roof. */
export const loft: DrawFacade = (build) => {
  const { light, random, wall, sunSide, stone } = build
  const stepped = random.chance(0.5)
  const parapet = stepped
    ? d`M${-HALF} 0V${TOP}H-380V-850H-150V-905H150V-850H380V${TOP}H${HALF}V0Z`
    : d`M${-HALF} 0V${TOP}H${HALF}V0Z`
  const top = stepped ? -905 : TOP
  const body = brick(random.fork('wall'), parapet, [-HALF, top, HALF * 2, -top], wall)
  const coping = stepped
    ? stroke(d`M${-HALF - 10} ${TOP}H-380V-850H-150V-905H150V-850H380V${TOP}H${HALF + 10}`, stone, 15)
    : rect(-HALF - 12, TOP - 10, HALF * 2 + 24, 20, stone) +
      repeat(40, (i) => rect(-HALF + i * 29.6, TOP + 20, 16, 14, darker(wall, 0.25)))
  const faded = ghostSign(build)
  return {
    svg:
      waterTower(build, random.chance(0.5) ? -300 : 330, top + (stepped ? 60 : 0)) +
      body +
      faded +
      piers(build) +
      wallLight(-HALF, TOP, HALF * 2, -TOP, sunSide, 0, light.shadow, light.shade) +
      coping +
      windows(build) +
      belt(build) +
      dock(build) +
      entry(build) +
      bracedStair(build),
    width: HALF * 2 + 30,
    height: 1150,
    door: { x: -44, half: 92 },
    floor: FLOOR,
    detail: { x: -310, y: -420, width: 600 },
    openings: [
      { x: -400, width: 200 },
      { x: -44, width: 120 },
      { x: 380, width: 260 },
    ],
    planted: [[-600, -180]],
  }
}

const bays = [-590, -295, 0, 295] as const

function piers(build: Build): string {
  const { random, upper, light, sunSide } = build
  return [-590, -311, -16, 279, 558]
    .map(
      (x) =>
        brick(random.fork(`pier ${x}`), box(x, TOP + 30, 32, -TOP - 30), [x, TOP + 30, 32, -TOP - 30], upper) +
        rect(sunSide < 0 ? x + 32 : x - 16, TOP + 30, 16, -TOP - 30, light.shadow, `opacity="${light.shade * 0.8}"`),
    )
    .join('')
}

/** A painted advertisement worn to shapes. */
function ghostSign({ light, trim, accent, random }: Build): string {
  if (random.chance(0.35)) return ''
  return `<g opacity="0.34">${rect(-180, -795, 360, 62, trim)}${rect(-172, -787, 344, 46, mix(accent, light.shadow, 0.2))}${repeat(11, (i) => rect(-150 + i * 28, -776, random.between(8, 20), 24, trim))}</g>`
}

function windows(build: Build): string {
  const big = { columns: 5, upperRows: 6, lowerRows: 0, casing: 0, head: 'lintel', curtains: false, bar: 4 } as const
  return bays
    .map(
      (x, i) =>
        pane(build, { x: x + 52, y: -690, w: 207, h: 222 }, big) +
        (i === 0 ? pane(build, { x: x + 52, y: -352, w: 207, h: 236 }, big) : '') +
        vent(build, x + 52, -690),
    )
    .join('')
}

/** One leaf of the steel sash stands open. */
function vent({ random, sash, light }: Build, x: number, y: number): string {
  if (random.chance(0.5)) return ''
  const vx = x + 41 * random.whole(1, 2)
  return poly(
    [
      [vx, y + 74],
      [vx + 83, y + 74],
      [vx + 90, y + 116],
      [vx - 7, y + 116],
    ],
    mix(light.sky[1], '#ffffff', 0.2),
    `opacity="0.75" stroke="${sash}" stroke-width="5"`,
  )
}

const belt = ({ stone, light }: Build) =>
  rect(-HALF - 6, -420, HALF * 2 + 12, 22, stone) +
  rect(-HALF - 6, -420, HALF * 2 + 12, 6, lighter(stone, 0.35)) +
  rect(-HALF, -398, HALF * 2, 10, light.shadow, `opacity="${light.shade}"`) +
  rect(-HALF - 6, -44, HALF * 2 + 12, 44, darker(stone, 0.12)) +
  rect(-HALF - 6, -44, HALF * 2 + 12, 7, lighter(stone, 0.25))

function entry(build: Build): string {
  const { light, accent } = build
  return (
    pane(
      build,
      { x: -254, y: -352, w: 84, h: 236 },
      { columns: 2, upperRows: 6, lowerRows: 0, casing: 0, head: 'none', curtains: false },
    ) +
    rect(-158, -352, 228, 294, darker(build.sash, 0.1)) +
    pane(
      build,
      { x: -148, y: -342, w: 208, h: 66 },
      {
        columns: 5,
        upperRows: 1,
        lowerRows: 0,
        casing: 0,
        head: 'none',
        curtains: false,
        sill: false,
        lit: light.lamps > 0.3,
      },
    ) +
    door(build, -44, FLOOR, 108, 206, 'steel') +
    rect(-290, -388, 560, 20, accent) +
    rect(-290, -388, 560, 6, lighter(accent, 0.35)) +
    rect(-280, -368, 546, 22, light.shadow, `opacity="${light.shade}"`) +
    stroke(d`M-250 -388L-210 -452M230 -388L190 -452`, build.sash, 4) +
    porchLight(build, 106, -270, 0.9) +
    porchLight(build, -196, -250, 0.9) +
    numberPlate(build, 118, -196, 26) +
    steps(build, -44, 88, -FLOOR, build.stone)
  )
}

/** Raised dock with a sliding timber door, bumpers and a bench. */
function dock(build: Build): string {
  const { light, random, accent, stone } = build
  const [x, w] = [176, 398]
  return (
    rect(x + 96, -340, 210, 282, '#2a2c30') +
    slats(random.fork('dock door'), x + 148, -346, 172, 288, mix('#96663f', light.tint, 0.35), 22) +
    stroke(d`M${x + 148} -346L${x + 320} -58M${x + 148} -346h172v288h-172Z`, darker('#6b452a', 0.2), 9) +
    rect(x + 60, -362, 300, 10, build.sash) +
    rect(x + 196, -370, 12, 30, build.sash) +
    rect(x + 274, -370, 12, 30, build.sash) +
    pane(
      build,
      { x: x + 8, y: -330, w: 62, h: 190 },
      { columns: 2, upperRows: 5, lowerRows: 0, casing: 0, head: 'none', curtains: false },
    ) +
    rect(x, FLOOR - 4, w, -FLOOR + 4, darker(stone, 0.25)) +
    rect(x, FLOOR - 10, w, 14, lighter(stone, 0.2)) +
    repeat(5, (i) => rect(x + 22 + i * 84, FLOOR + 12, 34, 32, '#2e2c2c', 'rx="4"')) +
    bench(accent, x + 318, FLOOR - 8)
  )
}

const bench = (color: string, x: number, y: number) =>
  rect(x - 10, y - 40, 82, 10, color) +
  rect(x - 10, y - 66, 82, 8, color) +
  stroke(d`M${x} ${y}v-66M${x + 60} ${y}v-66`, '#2b2d2f', 6)

/** Fire escape down the sunny bay. */
function bracedStair({ light, sash }: Build): string {
  const [x, w] = [-570, 250]
  const platform = (y: number) =>
    rect(x, y, w, 8, sash) +
    stroke(times(18, (i) => d`M${x + 4 + i * 14} ${y}v-58`).join(''), sash, 2.6) +
    rect(x, y - 60, w, 5, sash) +
    rect(x + 10, y + 8, w - 10, 10, light.shadow, 'opacity="0.3"')
  const flight = stroke(d`M${x + w - 60} -448L${x + w - 24} -420M${x + 50} -448v56M${x + 84} -448v56`, sash, 4)
  return `<g opacity="0.92">${platform(-448)}${flight}${stroke(times(4, (i) => d`M${x + 50} ${-438 + i * 13}h34`).join(''), sash, 3)}</g>`
}

function waterTower({ light, random, sunSide, roof }: Build, x: number, roofTop: number): string {
  const wood = mix('#8d6a4a', light.haze, 0.2)
  const [w, h, base] = [150, 140, roofTop - 96]
  const legs = stroke(
    d`M${x - 60} ${roofTop + 20}L${x - 50} ${base}M${x + 60} ${roofTop + 20}L${x + 50} ${base}M${x - 20} ${roofTop + 20}V${base}M${x + 20} ${roofTop + 20}V${base}M${x - 58} ${roofTop}L${x + 52} ${base + 14}M${x + 58} ${roofTop}L${x - 52} ${base + 14}`,
    darker(roof, 0.3),
    6,
  )
  const staves = repeat(12, (i) =>
    rect(x - w / 2 + (w / 12) * i, base - h, w / 12, h, random.chance(0.5) ? wood : darker(wood, 0.12)),
  )
  const hoops = repeat(4, (i) =>
    path(d`M${x - w / 2} ${base - 14 - i * 34}q${w / 2} 12 ${w} 0v5q${-w / 2} 12 ${-w} 0Z`, darker(roof, 0.4)),
  )
  const shade = rect(sunSide < 0 ? x : x - w / 2, base - h, w / 2, h, light.shadow, `opacity="${light.shade}"`)
  return (
    legs +
    rect(x - w / 2 - 8, base - 2, w + 16, 10, darker(roof, 0.3)) +
    staves +
    hoops +
    shade +
    poly(
      [
        [x - w / 2 - 16, base - h + 4],
        [x, base - h - 66],
        [x + w / 2 + 16, base - h + 4],
      ],
      darker(roof, 0.1),
    ) +
    poly(
      [
        [x, base - h - 66],
        [x - sunSide * (w / 2 + 16), base - h + 4],
        [x, base - h + 4],
      ],
      light.shadow,
      `opacity="${light.shade}"`,
    ) +
    ellipse(x, base - h - 68, 6, 8, roof)
  )
}
