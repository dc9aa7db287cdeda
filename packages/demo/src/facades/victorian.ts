import { door, porchLight, steps } from '../parts/door.ts'
import { numberPlate } from '../parts/number.ts'
import { deck, gingerbread, porchShade, railing, rocker, turnedPost } from '../parts/porch.ts'
import { bargeboard, chimney, shingled, sunburst } from '../parts/roof.ts'
import { leaded } from '../parts/shutters.ts'
import { brick, clapboard, fishScale, wallLight } from '../parts/wall.ts'
import { pane } from '../parts/window.ts'
import { darker, lighter } from '../picture/color.ts'
import { box, circle, d, outline, type Point, path, rect, repeat } from '../picture/svg.ts'
import type { Build, DrawFacade } from './build.ts'
import { bay } from './victorian-bay.ts'
import { tower } from './victorian-tower.ts'

const FLOOR = -66
const EAVE = -640

/** Queen Anne: round tower with a spire, a steep shingled gable over a bay, spindles along the porch. */
export const victorian: DrawFacade = (build) => {
  const { light, random, wall, roof, trim, sunSide, stone } = build
  const gableTop = -930 - random.between(0, 60)
  const mainTop = -880
  const roofPoints: Point[] = [
    [-520, EAVE + 4],
    [-330, mainTop],
    [230, mainTop],
    [500, EAVE + 4],
  ]
  const body = clapboard(
    random.fork('wall'),
    box(-470, EAVE, 940, -EAVE + FLOOR),
    [-470, EAVE, 940, -EAVE + FLOOR],
    wall,
  )
  const foundation = brick(random.fork('foundation'), box(-470, FLOOR, 940, -FLOOR), [-470, FLOOR, 940, -FLOOR], stone)
  const upper =
    pane(build, { x: -145, y: -590, w: 84, h: 168 }, { head: 'pediment' }) +
    pane(build, { x: 0, y: -590, w: 84, h: 168 }, { head: 'pediment' })
  const svg =
    chimney(build, random.fork('chimney'), 70, mainTop - 110, 74, 190, stone) +
    shingled(build, random.fork('roof'), roofPoints) +
    ridge(-330, 230, mainTop, roof) +
    body +
    foundation +
    wallLight(-470, EAVE, 940, -EAVE, sunSide, 34, light.shadow, light.shade) +
    rect(-490, EAVE - 6, 980, 18, trim) +
    dentils(-480, 480, EAVE + 12, trim) +
    upper +
    gable(build, gableTop) +
    porch(build) +
    tower(build)
  return {
    svg,
    width: 1060,
    height: 1140,
    door: { x: -38, half: 74 },
    floor: FLOOR,
    detail: { x: -280, y: -440, width: 620 },
    openings: [
      { x: -350, width: 90 },
      { x: -38, width: 90 },
      { x: 300, width: 190 },
    ],
    planted: [
      [-500, -215],
      [140, 500],
    ],
  }
}

function ridge(x1: number, x2: number, y: number, roof: string): string {
  const count = Math.floor((x2 - x1) / 26)
  return (
    rect(x1, y - 6, x2 - x1, 9, darker(roof, 0.4)) +
    repeat(count, (i) => path(d`M${x1 + i * 26 + 4} ${y - 6}l9 -22l9 22Z`, darker(roof, 0.4)))
  )
}

const dentils = (x1: number, x2: number, y: number, color: string) =>
  repeat(Math.floor((x2 - x1) / 22), (i) => rect(x1 + i * 22, y, 12, 12, color))

function gable(build: Build, top: number): string {
  const { light, random, upper, trim, wall, sunSide } = build
  const [left, right, middle] = [112, 478, 295]
  const face = outline([
    [left, EAVE],
    [middle, top],
    [right, EAVE],
  ])
  const wing = clapboard(
    random.fork('wing'),
    box(left, EAVE, right - left, -EAVE + FLOOR),
    [left, EAVE, right - left, -EAVE + FLOOR],
    lighter(wall, 0.06),
  )
  const attic = pane(
    build,
    { x: middle - 36, y: EAVE - 142, w: 72, h: 104 },
    { head: 'arch', lowerRows: 0, columns: 2 },
  )
  const peak: Point = [middle, top + 34]
  const half = ((right - left) / 2) * 0.36
  return (
    rect(
      left + (sunSide < 0 ? -26 : right - left),
      EAVE,
      26,
      -EAVE + FLOOR,
      light.shadow,
      `opacity="${light.shade * 0.8}"`,
    ) +
    wing +
    wallLight(left, EAVE, right - left, -EAVE + FLOOR, sunSide, 26, light.shadow, light.shade) +
    rect(left, EAVE, 15, -EAVE + FLOOR, trim) +
    rect(right - 15, EAVE, 15, -EAVE + FLOOR, trim) +
    fishScale(random.fork('gable'), face, [left, top, right - left, EAVE - top], upper) +
    wallLight(left, EAVE - 40, right - left, 40, sunSide, 0, light.shadow, light.shade) +
    sunburst(build, peak, half, half * 1.62) +
    attic +
    rect(left - 12, EAVE - 8, right - left + 24, 20, trim) +
    dentils(left, right, EAVE + 12, trim) +
    pane(build, { x: middle - 112, y: -590, w: 86, h: 170 }) +
    pane(build, { x: middle + 26, y: -590, w: 86, h: 170 }) +
    bargeboard(build, [left - 40, EAVE + 14], [middle, top - 34], [right + 40, EAVE + 14], 20, true) +
    bay(build, middle) +
    rect(middle - 3, top - 80, 6, 56, trim) +
    circle(middle, top - 84, 8, trim)
  )
}

function porch(build: Build): string {
  const { light, random, trim } = build
  const [x1, x2, top] = [-226, 128, -336]
  const posts = [x1 + 16, -112, 36, x2 - 12]
  return (
    porchShade(build, x1, top, x2 - x1, -top + FLOOR) +
    door(build, -38, FLOOR, 96, 206, 'panelled') +
    leaded(build, { x: -82, y: FLOOR - 252, w: 88, h: 26 }, 5) +
    porchLight(build, 62, FLOOR - 168) +
    numberPlate(build, 76, FLOOR - 108, 14) +
    rocker(build, -166, FLOOR) +
    deck(build, x1, x2, FLOOR, true) +
    shingled(
      build,
      random.fork('porch roof'),
      [
        [x1 - 26, top - 4],
        [x1 + 20, top - 62],
        [x2 - 4, top - 62],
        [x2 + 24, top - 4],
      ],
      build.roof,
      15,
    ) +
    rect(x1 - 26, top - 8, x2 - x1 + 50, 16, trim) +
    gingerbread(build, posts[0] ?? x1, posts[1] ?? 0, top + 8) +
    gingerbread(build, posts[1] ?? 0, posts[2] ?? 0, top + 8) +
    gingerbread(build, posts[2] ?? 0, posts[3] ?? x2, top + 8) +
    railing(build, posts[0] ?? x1, posts[1] ?? 0, FLOOR) +
    railing(build, posts[2] ?? 0, posts[3] ?? x2, FLOOR) +
    posts.map((x) => turnedPost(build, x, FLOOR, -top + FLOOR - 8)).join('') +
    steps(build, -38, 72, -FLOOR) +
    rect(x1, FLOOR + 20, x2 - x1, 6, light.shadow, `opacity="${light.shade * 0.6}"`)
  )
}
