import { mass } from '../landscape/foliage.ts'
import { hedgeTones } from '../landscape/season.ts'
import { door, porchLight, steps } from '../parts/door.ts'
import { numberPlate } from '../parts/number.ts'
import { brick, wallLight } from '../parts/wall.ts'
import { pane } from '../parts/window.ts'
import { darker, lighter } from '../picture/color.ts'
import { box, circle, d, outline, type Point, path, poly, rect, repeat, stroke, times } from '../picture/svg.ts'
import type { Build, DrawFacade } from './build.ts'

const FLOOR = -54
const TOP = -830
const STOREY = 258
const wingEdges = [
  [-640, -250],
  [250, 640],
] as const

/** Walk-up flats of three storeys: two brick wings with balconies around a planted court. */
export const multifamily: DrawFacade = (build) => {
  const { light, random } = build
  const mission = random.chance(0.5)
  return {
    svg:
      court(build) +
      wingEdges.map(([from, to]) => wing(build, from, to, mission)).join('') +
      hedges(build) +
      rect(-640, -4, 1280, 6, light.shadow, `opacity="${light.shade}"`),
    width: 1300,
    height: 1000,
    door: { x: 0, half: 96 },
    floor: FLOOR,
    detail: { x: -290, y: -420, width: 600 },
    openings: [
      { x: -440, width: 240 },
      { x: 0, width: 120 },
      { x: 440, width: 240 },
    ],
    planted: [
      [-650, -150],
      [150, 650],
    ],
  }
}

/** The recessed centre with the shared door and stair windows. */
function court(build: Build): string {
  const { light, random, wall, upper, stone, trim, sunSide } = build
  const [x, w, top] = [-256, 512, TOP + 40]
  const back = brick(random.fork('court'), box(x, top, w, -top), [x, top, w, -top], darker(wall, 0.12))
  const storeys = repeat(2, (s) => {
    const y = FLOOR - STOREY * (s + 1) - 196
    return (
      pane(build, { x: -208, y, w: 82, h: 150 }, { columns: 2, upperRows: 3, lowerRows: 1, casing: 9 }) +
      pane(build, { x: 126, y, w: 82, h: 150 }, { columns: 2, upperRows: 3, lowerRows: 1, casing: 9 }) +
      pane(
        build,
        { x: -50, y: y - 6, w: 100, h: 168 },
        { head: 'arch', columns: 3, upperRows: 4, lowerRows: 0, casing: 12, curtains: false, lit: light.lamps > 0.3 },
      )
    )
  })
  const roof = rect(x, top - 26, w, 34, trim) + rect(x, top + 8, w, 12, light.shadow, `opacity="${light.shade}"`)
  const surround =
    rect(-106, FLOOR - 282, 212, 282, stone) +
    rect(-122, FLOOR - 296, 244, 24, lighter(stone, 0.3)) +
    poly(
      [
        [-126, FLOOR - 294],
        [0, FLOOR - 354],
        [126, FLOOR - 294],
      ],
      stone,
    ) +
    poly(
      [
        [-92, FLOOR - 302],
        [0, FLOOR - 340],
        [92, FLOOR - 302],
      ],
      darker(upper, 0.15),
    ) +
    circle(0, FLOOR - 314, 12, trim)
  return (
    back +
    roof +
    rect(sunSide < 0 ? x : x + w - 150, top, 150, -top, light.shadow, `opacity="${light.shade}"`) +
    storeys +
    rect(x, -54, w, 54, darker(stone, 0.1)) +
    surround +
    door(build, 0, FLOOR, 116, 214, 'panelled') +
    numberPlate(build, 0, FLOOR - 246, 24) +
    pane(build, { x: -212, y: FLOOR - 196, w: 76, h: 140 }, { casing: 9 }) +
    pane(build, { x: 136, y: FLOOR - 196, w: 76, h: 140 }, { casing: 9 }) +
    porchLight(build, -128 + 10, FLOOR - 168, 0.9) +
    porchLight(build, 118, FLOOR - 168, 0.9) +
    steps(build, 0, 94, -FLOOR)
  )
}

function wing(build: Build, from: number, to: number, mission: boolean): string {
  const { light, random, wall, upper, stone, trim, sunSide } = build
  const [w, middle] = [to - from, (from + to) / 2]
  const shape = mission
    ? d`M${from} 0V${TOP}H${middle - 120}q10 -52 62 -56q8 -34 58 -34q50 0 58 34q52 4 62 56H${to}V0Z`
    : outline([
        [from, 0],
        [from, TOP],
        [middle - 100, TOP],
        [middle - 100, TOP - 40],
        [middle + 100, TOP - 40],
        [middle + 100, TOP],
        [to, TOP],
        [to, 0],
      ] satisfies Point[])
  const texture = brick(random.fork(`wing ${from}`), shape, [from, TOP - 96, w, -TOP + 96], wall)
  const quoins = repeat(
    15,
    (i) =>
      rect(from, TOP + 30 + i * 52, i % 2 ? 30 : 44, 24, upper) +
      rect(to - (i % 2 ? 30 : 44), TOP + 30 + i * 52, i % 2 ? 30 : 44, 24, upper),
  )
  const crest = mission
    ? stroke(
        d`M${from - 8} ${TOP}H${middle - 120}q10 -52 62 -56q8 -34 58 -34q50 0 58 34q52 4 62 56H${to + 8}`,
        trim,
        16,
      ) +
      circle(middle, TOP - 26, 26, trim) +
      circle(middle, TOP - 26, 17, darker(upper, 0.4))
    : stroke(d`M${from - 10} ${TOP}H${middle - 100}V${TOP - 40}H${middle + 100}V${TOP}H${to + 10}`, trim, 18) +
      rect(middle - 70, TOP - 26, 140, 34, upper)
  const cornice =
    rect(from - 12, TOP + 22, w + 24, 22, trim) +
    rect(from - 4, TOP + 44, w + 8, 13, light.shadow, `opacity="${light.shade}"`) +
    repeat(Math.floor(w / 26), (i) => rect(from + i * 26 + 6, TOP + 44, 12, 12, trim))
  const storeys = repeat(3, (s) => storey(build, middle, FLOOR - STOREY * s, s))
  return (
    texture +
    quoins +
    wallLight(from, TOP, w, -TOP, sunSide, 0, light.shadow, light.shade) +
    crest +
    cornice +
    rect(from - 6, -50, w + 12, 50, stone) +
    rect(from - 6, -50, w + 12, 8, lighter(stone, 0.35)) +
    storeys
  )
}

function storey(build: Build, x: number, floor: number, level: number): string {
  const { light, random, trim } = build
  const french = { columns: 2, upperRows: 4, lowerRows: 0, casing: 10, bar: 5 } as const
  const side = { columns: 2, upperRows: 3, lowerRows: 1, casing: 9 } as const
  const flank =
    pane(build, { x: x - 172, y: floor - 194, w: 72, h: 140 }, side) +
    pane(build, { x: x + 100, y: floor - 194, w: 72, h: 140 }, side)
  if (level === 0) return flank + pane(build, { x: x - 68, y: floor - 200, w: 136, h: 146 }, { ...side, columns: 4 })
  const rail =
    stroke(times(19, (i) => d`M${x - 112 + i * 12.4} ${floor - 12}v-66`).join(''), '#2c2e31', 3) +
    rect(x - 118, floor - 82, 236, 7, '#2c2e31') +
    rect(x - 118, floor - 16, 236, 5, '#2c2e31')
  const slab =
    rect(x - 124, floor - 12, 248, 18, trim) +
    rect(x - 112, floor + 6, 224, 22, light.shadow, `opacity="${light.shade}"`) +
    poly(
      [
        [x - 100, floor + 6],
        [x - 74, floor + 6],
        [x - 100, floor + 40],
      ],
      trim,
    ) +
    poly(
      [
        [x + 100, floor + 6],
        [x + 74, floor + 6],
        [x + 100, floor + 40],
      ],
      trim,
    )
  const life = random.chance(0.7)
    ? mass(random, {
        x: x + random.pick([-84, 84]),
        y: floor - 52,
        rx: 26,
        ry: 36,
        tones: hedgeTones(light),
        sunSide: build.sunSide,
        leaf: 10,
      })
    : towel(build, x, floor)
  const lights =
    random.chance(0.4) && light.lamps > 0.4
      ? stroke(d`M${x - 112} ${floor - 196}Q${x} ${floor - 150} ${x + 112} ${floor - 196}`, '#3a3330', 2) +
        repeat(8, (i) => circle(x - 96 + i * 27, floor - 178 + 16 - Math.abs(i - 3.5) * 5, 4.5, '#ffe3a0'))
      : ''
  return flank + pane(build, { x: x - 62, y: floor - 206, w: 124, h: 192 }, french) + life + slab + rail + lights
}

const towel = ({ random }: Build, x: number, floor: number) =>
  rect(x - 60, floor - 82, 46, 54, random.pick(['#d98a5a', '#f2e6c8', '#8aa6a0'])) +
  rect(x - 60, floor - 52, 46, 5, '#fff4dc')

function hedges({ light, random, sunSide }: Build): string {
  const tones = hedgeTones(light)
  const cone = (x: number) =>
    repeat(4, (i) => mass(random, { x, y: -44 - i * 44, rx: 46 - i * 10, ry: 36, tones, sunSide, leaf: 10 })) +
    path(d`M${x - 34} 0h68l-8 -34h-52Z`, '#a4553a')
  return cone(-186) + cone(186)
}
