import { door, porchLight, steps } from '../parts/door.ts'
import { numberPlate } from '../parts/number.ts'
import { deck, porchShade, railing, swing } from '../parts/porch.ts'
import { bargeboard, chimney, shingled } from '../parts/roof.ts'
import { brick, clapboard, stonework, wallLight } from '../parts/wall.ts'
import { pane } from '../parts/window.ts'
import { darker, lighter } from '../picture/color.ts'
import { box, d, outline, type Point, poly, rect, repeat, stroke } from '../picture/svg.ts'
import type { Build, DrawFacade } from './build.ts'

const FLOOR = -74
const EAVE = -392
const sashes = { columns: 3, upperRows: 2, lowerRows: 1, casing: 15 } as const

/** Bungalow: one low roof over a deep porch, battered piers on stone, rafter tails and knee braces. */
export const craftsman: DrawFacade = (build) => {
  const { light, random, wall, sunSide, stone, upper } = build
  const dormer = random.chance(0.6)
  const wide = 560
  const slope: Point[] = [[-wide - 74, EAVE + 22], [-wide * 0.7, EAVE - 270], [wide * 0.7, EAVE - 270], [wide + 74, EAVE + 22]]
  const back = clapboard(random.fork('wall'), box(-wide, EAVE, wide * 2, -EAVE), [-wide, EAVE, wide * 2, -EAVE], wall, 18)
  const foundation = stonework(random.fork('base'), box(-wide, FLOOR, wide * 2, -FLOOR), [-wide, FLOOR, wide * 2, -FLOOR], stone)
  const svg =
    chimney(build, random.fork('chimney'), -wide * 0.52, EAVE - 390, 92, 260, stone) + back + foundation + sideWindows(build) + porchRoom(build) +
    shingled(build, random.fork('roof'), slope) + (dormer ? shedDormer(build) : '') + tails(build, -wide - 66, wide + 66, EAVE + 22) + gable(build, dormer ? 0 : 1) + piers(build) +
    wallLight(-wide, EAVE, wide * 2, 1, sunSide, 0, light.shadow, light.shade) + rect(-wide, -3, wide * 2, 5, darker(upper, 0.6), 'opacity="0.5"')
  return {
    svg,
    width: wide * 2 + 40,
    height: 830,
    door: { x: 118, half: 92 },
    floor: FLOOR,
    detail: { x: -170, y: -420, width: 600 },
    openings: [{ x: -180, width: 220 }, { x: 118, width: 100 }, { x: 480, width: 100 }],
    planted: [[-570, 0], [236, 570]],
  }
}

function sideWindows(build: Build): string {
  const { light } = build
  return pane(build, { x: 440, y: -316, w: 92, h: 166 }, sashes) + rect(400, EAVE, 170, 56, light.shadow, `opacity="${light.shade * 1.3}"`) + rect(-570, EAVE, 140, 56, light.shadow, `opacity="${light.shade * 1.3}"`)
}

function porchRoom(build: Build): string {
  const { light } = build
  const [x, w] = [-420, 800]
  return (
    pane(build, { x: -356, y: -310, w: 96, h: 170 }, sashes) + pane(build, { x: -248, y: -310, w: 136, h: 170 }, { ...sashes, columns: 4 }) + pane(build, { x: -100, y: -310, w: 96, h: 170 }, sashes) +
    porchShade(build, x, EAVE - 10, w, -EAVE + FLOOR + 10) + door(build, 118, FLOOR, 104, 222, 'craftsman') + pane(build, { x: 196, y: FLOOR - 204, w: 40, h: 150 }, { columns: 1, upperRows: 4, lowerRows: 0, curtains: false, casing: 10, lit: light.lamps > 0.5 }) +
    numberPlate(build, 284, -238) + porchLight(build, 284, -296, 0.95) + swing(build, -270, FLOOR - 4, EAVE) + deck(build, x - 10, x + w + 20, FLOOR, false) + brickBase(build, x, w)
  )
}

function brickBase(build: Build, x: number, w: number): string {
  const { random, stone } = build
  return brick(random.fork('porch base'), box(x - 10, FLOOR + 16, w + 30, -FLOOR - 16), [x - 10, FLOOR + 16, w + 30, -FLOOR - 16], stone)
}

function shedDormer(build: Build): string {
  const { upper, random, light, trim } = build
  const [x, y, w, h] = [-150, EAVE - 236, 300, 96]
  return (
    clapboard(random.fork('dormer'), box(x, y, w, h), [x, y, w, h], upper) + repeat(3, (i) => pane(build, { x: x + 32 + i * 84, y: y + 24, w: 66, h: 58 }, { columns: 3, upperRows: 2, lowerRows: 0, casing: 9, curtains: false })) +
    rect(x, y, w, 20, light.shadow, `opacity="${light.shade}"`) + shingled(build, random.fork('dormer roof'), [[x - 36, y + 6], [x + 12, y - 62], [x + w - 12, y - 62], [x + w + 36, y + 6]]) + rect(x - 36, y + 2, w + 72, 11, trim)
  )
}

/** Ends of the rafters under the eave. */
function tails({ trim, light }: Build, x1: number, x2: number, y: number): string {
  const count = Math.floor((x2 - x1) / 46)
  return rect(x1 - 6, y - 5, x2 - x1 + 12, 10, trim) + repeat(count, (i) => poly([[x1 + i * 46 + 8, y + 4], [x1 + i * 46 + 24, y + 4], [x1 + i * 46 + 24, y + 16], [x1 + i * 46 + 14, y + 26], [x1 + i * 46 + 8, y + 22]], trim)) + rect(x1 + 20, y + 24, x2 - x1 - 40, 14, light.shadow, `opacity="${light.shade}"`)
}

/** The porch's own low gable. */
function gable(build: Build, lift: number): string {
  const { light, random, upper, trim, roof } = build
  const [left, right, middle, base] = [-468, 428, -20, EAVE - 4]
  const top = base - 196 - lift * 70
  const face = outline([[left + 30, base], [middle, top + 20], [right - 30, base]])
  const inner = clapboard(random.fork('gable'), face, [left, top, right - left, base - top], upper, 20)
  const sticks = stroke(d`M${middle} ${top + 40}V${base}M${middle - 130} ${base}V${top + 108 + lift * 22}M${middle + 130} ${base}V${top + 108 + lift * 22}`, trim, 11)
  const vent = pane(build, { x: middle - 74, y: base - 92, w: 148, h: 58 }, { columns: 5, upperRows: 1, lowerRows: 0, casing: 11, curtains: false })
  const brace = (x: number, y: number, side: 1 | -1) => stroke(d`M${x} ${y + 78}V${y}M${x} ${y + 72}L${x - side * 46} ${y + 14}M${x - side * 50} ${y + 10}H${x + side * 14}`, trim, 11)
  const band = 74
  const thickness = poly([[left - 40, base + 12], [middle, top - 40], [right + 40, base + 12], [right + 34, base + 24], [middle, top - 24], [left - 34, base + 24]], darker(roof, 0.2))
  return (
    inner + poly([[left, base], [middle, top], [right, base], [right - band * 2, base], [middle, top + band], [left + band * 2, base]], light.shadow, `opacity="${light.shade}"`) + sticks + vent +
    bargeboard(build, [left - 40, base + 20], [middle, top - 26], [right + 40, base + 20], 18, false) + thickness + brace(left + 62, base - 46, 1) + brace(right - 62, base - 46, -1) + brace(middle, top + 10, 1) +
    rect(left + 14, base - 6, right - left - 28, 30, trim) + rect(left + 14, base - 6, right - left - 28, 6, lighter(trim, 0.4)) + rect(left + 14, base + 24, right - left - 28, 15, light.shadow, `opacity="${light.shade}"`)
  )
}

function piers(build: Build): string {
  const { light, random, stone, trim, sunSide } = build
  const places = [-400, -16, 252, 362] as const
  const one = (x: number, w: number) => {
    const [capY, top] = [-208, EAVE + 22]
    const half = w / 2
    return (
      stonework(random.fork(`pier ${x}`), box(x - half, capY, w, -capY), [x - half, capY, w, -capY], stone) + rect(sunSide < 0 ? x : x - half, capY, half, -capY, light.shadow, `opacity="${light.shade * 0.8}"`) +
      rect(x - half - 8, capY - 12, w + 16, 16, lighter(stone, 0.4)) + rect(x - half - 4, capY + 4, w + 8, 8, light.shadow, `opacity="${light.shade}"`) +
      poly([[x - half * 0.78, capY - 12], [x - half * 0.5, top], [x + half * 0.5, top], [x + half * 0.78, capY - 12]], trim) +
      poly(sunSide < 0 ? [[x + half * 0.25, capY - 12], [x + half * 0.16, top], [x + half * 0.5, top], [x + half * 0.78, capY - 12]] : [[x - half * 0.78, capY - 12], [x - half * 0.5, top], [x - half * 0.16, top], [x - half * 0.25, capY - 12]], light.shadow, `opacity="${light.shade * 0.7}"`) +
      rect(x - half * 0.62, top, half * 1.24, 13, lighter(trim, 0.3)) + rect(x - half * 0.86, capY - 24, half * 1.72, 13, lighter(trim, 0.2))
    )
  }
  const [a, b, , e] = places
  return railing(build, a + 50, b - 50, FLOOR, 66, 22) + railing(build, 236, e - 44, FLOOR, 66, 22) + one(a, 104) + one(b, 96) + one(e, 104) + one(252, 0) + steps(build, 118, 88, -FLOOR)
}
