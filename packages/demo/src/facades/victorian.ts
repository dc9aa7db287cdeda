import { darker, lighter } from '../picture/color.ts'
import { box, circle, d, outline, path, type Point, poly, rect, repeat, stroke } from '../picture/svg.ts'
import { door, porchLight, steps } from '../parts/door.ts'
import { numberPlate } from '../parts/number.ts'
import { deck, gingerbread, porchShade, railing, rocker, turnedPost } from '../parts/porch.ts'
import { bargeboard, chimney, shingled, spire, sunburst } from '../parts/roof.ts'
import { brick, clapboard, fishScale, wallLight } from '../parts/wall.ts'
import { leaded, pane } from '../parts/window.ts'
import type { Build, DrawFacade } from './build.ts'

const FLOOR = -66
const EAVE = -640

/** Queen Anne: round tower with a spire, a steep shingled gable over a bay, spindles along the porch. */
export const victorian: DrawFacade = (build) => {
  const { light, random, wall, roof, trim, sunSide, stone } = build
  const gableTop = -930 - random.between(0, 60)
  const mainTop = -880
  const roofPoints: Point[] = [[-520, EAVE + 4], [-330, mainTop], [230, mainTop], [500, EAVE + 4]]
  const body = clapboard(random.fork('wall'), box(-470, EAVE, 940, -EAVE + FLOOR), [-470, EAVE, 940, -EAVE + FLOOR], wall)
  const foundation = brick(random.fork('foundation'), box(-470, FLOOR, 940, -FLOOR), [-470, FLOOR, 940, -FLOOR], stone)
  const upper = pane(build, { x: -145, y: -590, w: 84, h: 168 }, { head: 'pediment' }) + pane(build, { x: 0, y: -590, w: 84, h: 168 }, { head: 'pediment' })
  const svg =
    chimney(build, random.fork('chimney'), 70, mainTop - 110, 74, 190, stone) +
    shingled(build, random.fork('roof'), roofPoints) +
    ridge(-330, 230, mainTop, roof) + body + foundation + wallLight(-470, EAVE, 940, -EAVE, sunSide, 34, light.shadow, light.shade) +
    rect(-490, EAVE - 6, 980, 18, trim) + dentils(-480, 480, EAVE + 12, trim) + upper + gable(build, gableTop) + porch(build) + tower(build)
  return {
    svg,
    width: 1060,
    height: 1140,
    door: { x: -38, half: 74 },
    floor: FLOOR,
    detail: { x: -280, y: -440, width: 620 },
    openings: [{ x: -350, width: 90 }, { x: -38, width: 90 }, { x: 300, width: 190 }],
    planted: [[-500, -215], [140, 500]],
  }
}

function ridge(x1: number, x2: number, y: number, roof: string): string {
  const count = Math.floor((x2 - x1) / 26)
  return rect(x1, y - 6, x2 - x1, 9, darker(roof, 0.4)) + repeat(count, (i) => path(d`M${x1 + i * 26 + 4} ${y - 6}l9 -22l9 22Z`, darker(roof, 0.4)))
}

const dentils = (x1: number, x2: number, y: number, color: string) => repeat(Math.floor((x2 - x1) / 22), (i) => rect(x1 + i * 22, y, 12, 12, color))

function gable(build: Build, top: number): string {
  const { light, random, upper, trim, wall, sunSide } = build
  const [left, right, middle] = [112, 478, 295]
  const face = outline([[left, EAVE], [middle, top], [right, EAVE]])
  const wing = clapboard(random.fork('wing'), box(left, EAVE, right - left, -EAVE + FLOOR), [left, EAVE, right - left, -EAVE + FLOOR], lighter(wall, 0.06))
  const attic = pane(build, { x: middle - 36, y: EAVE - 142, w: 72, h: 104 }, { head: 'arch', lowerRows: 0, columns: 2 })
  const peak: Point = [middle, top + 34]
  const half = ((right - left) / 2) * 0.36
  return (
    rect(left + (sunSide < 0 ? -26 : right - left), EAVE, 26, -EAVE + FLOOR, light.shadow, `opacity="${light.shade * 0.8}"`) + wing +
    wallLight(left, EAVE, right - left, -EAVE + FLOOR, sunSide, 26, light.shadow, light.shade) + rect(left, EAVE, 15, -EAVE + FLOOR, trim) + rect(right - 15, EAVE, 15, -EAVE + FLOOR, trim) +
    fishScale(random.fork('gable'), face, [left, top, right - left, EAVE - top], upper) + wallLight(left, EAVE - 40, right - left, 40, sunSide, 0, light.shadow, light.shade) +
    sunburst(build, peak, half, half * 1.62) + attic + rect(left - 12, EAVE - 8, right - left + 24, 20, trim) + dentils(left, right, EAVE + 12, trim) +
    pane(build, { x: middle - 112, y: -590, w: 86, h: 170 }) + pane(build, { x: middle + 26, y: -590, w: 86, h: 170 }) +
    bargeboard(build, [left - 40, EAVE + 14], [middle, top - 34], [right + 40, EAVE + 14], 20, true) + bay(build, middle) +
    rect(middle - 3, top - 80, 6, 56, trim) + circle(middle, top - 84, 8, trim)
  )
}

/** Three-sided bay on the ground floor. */
function bay(build: Build, x: number): string {
  const { light, trim, wall, sunSide } = build
  const [top, half, side] = [-352, 108, 52]
  const flank = (s: 1 | -1) => {
    const lit = s === sunSide
    return poly([[x + s * half, top], [x + s * (half + side), top + 12], [x + s * (half + side), FLOOR + 8], [x + s * half, FLOOR + 14]], lit ? lighter(wall, 0.22) : darker(wall, 0.26))
  }
  const glass = (s: 1 | -1) => pane(build, { x: s > 0 ? x + half + 9 : x - half - side + 9, y: top + 52, w: side - 18, h: 166 }, { casing: 4, head: 'flat', sill: false })
  const apron = (s: number, w: number) => rect(x + s - w / 2, -118, w, 44, darker(wall, 0.08)) + rect(x + s - w / 2 + 6, -112, w - 12, 32, lighter(wall, 0.14))
  return (
    poly([[x - half - side - 16, top + 16], [x - half - 4, top - 56], [x + half + 4, top - 56], [x + half + side + 16, top + 16]], build.roof) +
    stroke(d`M${x - half} ${top - 40}h${half * 2}M${x - half - 16} ${top - 22}h${half * 2 + 32}M${x - half - 40} ${top - 4}h${half * 2 + 80}`, darker(build.roof, 0.4), 2) +
    rect(x - half, top, half * 2, -top + FLOOR + 14, wall) + flank(-1) + flank(1) + glass(-1) + glass(1) + pane(build, { x: x - 82, y: top + 46, w: 164, h: 176 }, { columns: 1 }) + leaded(build, { x: x - 80, y: top + 18, w: 160, h: 22 }, 8) +
    apron(0, 196) + rect(x - half - side - 12, top + 6, (half + side) * 2 + 24, 14, trim) + rect(x - half - side, top + 20, (half + side) * 2, 12, light.shadow, `opacity="${light.shade}"`) + rect(x - half, top + 14, 8, -top + FLOOR, trim) + rect(x + half - 8, top + 14, 8, -top + FLOOR, trim) +
    rect(x - half - side - 4, FLOOR + 4, (half + side) * 2 + 8, 12, trim)
  )
}

function porch(build: Build): string {
  const { light, random, trim } = build
  const [x1, x2, top] = [-226, 128, -336]
  const posts = [x1 + 16, -112, 36, x2 - 12]
  return (
    porchShade(build, x1, top, x2 - x1, -top + FLOOR) + door(build, -38, FLOOR, 96, 206, 'panelled') + leaded(build, { x: -82, y: FLOOR - 252, w: 88, h: 26 }, 5) + porchLight(build, 62, FLOOR - 168) + numberPlate(build, -100 + 174, FLOOR - 108, 20) + rocker(build, -166, FLOOR) +
    deck(build, x1, x2, FLOOR, true) + shingled(build, random.fork('porch roof'), [[x1 - 26, top - 4], [x1 + 20, top - 62], [x2 - 4, top - 62], [x2 + 24, top - 4]], build.roof, 15) + rect(x1 - 26, top - 8, x2 - x1 + 50, 16, trim) +
    gingerbread(build, posts[0] ?? x1, posts[1] ?? 0, top + 8) + gingerbread(build, posts[1] ?? 0, posts[2] ?? 0, top + 8) + gingerbread(build, posts[2] ?? 0, posts[3] ?? x2, top + 8) +
    railing(build, posts[0] ?? x1, posts[1] ?? 0, FLOOR) + railing(build, posts[2] ?? 0, posts[3] ?? x2, FLOOR) + posts.map((x) => turnedPost(build, x, FLOOR, -top + FLOOR - 8)).join('') +
    steps(build, -38, 72, -FLOOR) + rect(x1, FLOOR + 20, x2 - x1, 6, light.shadow, `opacity="${light.shade * 0.6}"`)
  )
}

function tower(build: Build): string {
  const { light, random, wall, upper, trim, sunSide, stone } = build
  const [x, r, top] = [-352, 142, -740]
  const side = box(x - r, top, r * 2, -top)
  const belt = (y: number, h: number) => fishScale(random.fork(`belt ${y}`), box(x - r, y, r * 2, h), [x - r, y, r * 2, h], upper)
  const ring = (y: number) => path(d`M${x - r - 7} ${y}q${r + 7} 18 ${r * 2 + 14} 0v14q${-r - 7} 18 ${-r * 2 - 14} 0Z`, trim) + path(d`M${x - r} ${y + 15}q${r} 18 ${r * 2} 0v10q${-r} 18 ${-r * 2} 0Z`, light.shadow, `opacity="${light.shade}"`)
  const windows = (y: number, h: number) =>
    pane(build, { x: x - 118, y: y - 4, w: 50, h: h - 6 }, { casing: 7 }) + pane(build, { x: x + 68, y: y - 4, w: 50, h: h - 6 }, { casing: 7 }) + pane(build, { x: x - 43, y, w: 86, h }, { casing: 9 })
  const round = sunSide < 0 ? [0.16, 0.62] : [0.38, 0.84]
  const turn = `<linearGradient id="tower${sunSide}"><stop offset="0" stop-color="${light.shadow}" stop-opacity="${sunSide < 0 ? 0.16 : 0.62}"/><stop offset="${round[0]}" stop-color="#ffe9bc" stop-opacity="0.2"/><stop offset="${round[1]}" stop-color="${light.shadow}" stop-opacity="0.05"/><stop offset="1" stop-color="${light.shadow}" stop-opacity="${sunSide < 0 ? 0.62 : 0.16}"/></linearGradient>`
  return (
    clapboard(random.fork('tower'), side, [x - r, top, r * 2, -top], wall) + brick(random.fork('tower base'), box(x - r, FLOOR, r * 2, -FLOOR), [x - r, FLOOR, r * 2, -FLOOR], stone) + belt(-404, 62) + belt(top, 64) +
    turn + rect(x - r, top, r * 2, -top, `url(#tower${sunSide})`) + windows(-318, 176) + windows(-634, 178) + ring(-346) + ring(-412) + ring(FLOOR - 6) + ring(top + 62) +
    path(d`M${x - r - 26} ${top}q${r + 26} 34 ${r * 2 + 52} 0v-12h${-r * 2 - 52}Z`, trim) + spire(build, random.fork('spire'), x, top - 6, r + 34, 330 + random.between(0, 50))
  )
}
