import { grasses } from '../landscape/plants.ts'
import { door, porchLight, steps } from '../parts/door.ts'
import { numberPlate } from '../parts/number.ts'
import { slats, stonework, stucco, wallLight } from '../parts/wall.ts'
import { pane } from '../parts/window.ts'
import { darker, lighter, mix } from '../picture/color.ts'
import { box, d, ellipse, glow, linear, path, poly, rect, repeat, stroke, washRect } from '../picture/svg.ts'
import type { Build, DrawFacade } from './build.ts'

const FLOOR = -30
const plate = { columns: 1, upperRows: 1, lowerRows: 0, casing: 0, head: 'none', sill: false, bar: 5 } as const

/** Two boxes, the upper one reaching out over a carport; wood, plaster, stone and big glass. */
export const modern: DrawFacade = (build) => ({
  svg: ground(build) + upperBox(build) + entrance(build) + numberPlate(build, 74, -236, 26),
  width: 1320,
  height: 800,
  door: { x: -118, half: 80 },
  floor: FLOOR,
  detail: { x: -330, y: -420, width: 610 },
  openings: [
    { x: -400, width: 330 },
    { x: -118, width: 90 },
    { x: 330, width: 200 },
  ],
  planted: [[-640, -460]],
})

/** Interior glimpsed through plate glass: pendant lamps, sofa, shelf. */
function room({ light }: Build, x: number, y: number, w: number, h: number): string {
  const lit = light.lamps > 0.3
  if (!lit) return ''
  const lamps = repeat(
    3,
    (i) =>
      stroke(d`M${x + w * (0.3 + i * 0.2)} ${y}v${h * 0.22}`, '#6b4a30', 2.5) +
      glow(x + w * (0.3 + i * 0.2), y + h * 0.27, 60, 60, '#fff3c4', 0.9) +
      path(d`M${x + w * (0.3 + i * 0.2) - 18} ${y + h * 0.3}a18 18 0 0 1 36 0Z`, '#d9824a'),
  )
  const sofa =
    rect(x + w * 0.12, y + h * 0.74, w * 0.42, h * 0.16, '#8a6b4e', 'rx="10"') +
    rect(x + w * 0.12, y + h * 0.64, w * 0.42, h * 0.14, '#a07e5c', 'rx="10"') +
    rect(x + w * 0.16, y + h * 0.9, 6, h * 0.08, '#5a3f2c') +
    rect(x + w * 0.48, y + h * 0.9, 6, h * 0.08, '#5a3f2c')
  const art =
    rect(x + w * 0.66, y + h * 0.36, w * 0.18, h * 0.26, '#c9744a') +
    ellipse(x + w * 0.75, y + h * 0.5, w * 0.05, h * 0.08, '#f3dca6')
  return art + sofa + lamps
}

function ground(build: Build): string {
  const { light, random, stone, upper, sunSide, wall } = build
  return (
    rect(-600, -372, 1180, 342, darker(wall, 0.34)) +
    stonework(random.fork('stone'), box(-620, -372, 150, 372), [-620, -372, 150, 372], stone) +
    wallLight(-620, -372, 150, 372, sunSide, 0, light.shadow, light.shade) +
    pane(
      build,
      { x: -452, y: -346, w: 236, h: 300 },
      { ...plate, columns: 2, curtains: false, lit: light.lamps > 0.3 },
    ) +
    room(build, -452, -346, 236, 300) +
    stroke(d`M-334 -346v300`, build.sash, 7) +
    slats(random.fork('slats'), 10, -372, 128, 342, upper) +
    carport(build) +
    rect(-640, -30, 1240, 30, lighter(stone, 0.25)) +
    rect(-640, -30, 1240, 6, lighter(stone, 0.5)) +
    rect(-640, -10, 1240, 10, darker(stone, 0.3))
  )
}

function carport({ light, roof, accent }: Build): string {
  const [x, floor] = [180, -30]
  const back = linear([
    [0, darker(roof, 0.45)],
    [1, darker(roof, 0.15)],
  ])
  const glass = mix(light.sky[2], '#3a4a50', 0.45)
  return (
    washRect(138, -372, 450, 342, back) +
    glow(360, -330, 240, 130, '#ffd48a', 0.55 * light.lamps) +
    rect(560, -372, 16, 342, darker(roof, 0.3)) +
    path(d`M${x + 12} ${floor - 26}q-4 -52 44 -58l52 -8q34 -50 78 -50h70q44 0 74 48q52 6 56 40v28Z`, accent) +
    path(d`M${x + 122} ${floor - 94}q28 -34 60 -36v36ZM${x + 192} ${floor - 130}h48q30 2 50 36h-98Z`, glass) +
    rect(x + 10, floor - 34, 378, 10, darker(accent, 0.4)) +
    [92, 306]
      .map((o) => ellipse(x + o, floor - 22, 34, 34, '#25262a') + ellipse(x + o, floor - 22, 17, 17, '#b9b4a8'))
      .join('') +
    ellipse(x + 30, floor - 60, 9, 7, '#ffe9b0') +
    rect(x + 192, floor - 80, 26, 5, '#efe6d2')
  )
}

/** The cantilever, with its ribbon window and shaded underside. */
function upperBox(build: Build): string {
  const { light, random, wall, upper, sunSide, trim } = build
  const [x, y, w, h] = [-360, -700, 1010, 290]
  const shape = box(x, y, w, h)
  return (
    rect(-600, -396, 1190, 30, trim) +
    rect(-600, -396, 1190, 6, lighter(trim, 0.3)) +
    rect(-480, -470, 140, 78, darker(wall, 0.2)) +
    stroke(d`M-600 -468h240M-600 -396v-72M-540 -396v-72M-480 -396v-72M-420 -396v-72`, build.sash, 4) +
    rect(-600, -466, 240, 68, mix(light.sky[2], '#ffffff', 0.2), 'opacity="0.32"') +
    poly(
      [
        [-360, -410],
        [650, -410],
        [590, -366],
        [-330, -366],
      ],
      light.shadow,
      `opacity="${light.shade * 1.2}"`,
    ) +
    stucco(random.fork('box'), shape, [x, y, w, h], wall) +
    wallLight(x, y, w, h, sunSide, 0, light.shadow, light.shade) +
    slats(random.fork('upper slats'), x + 26, y + 26, 190, h - 52, upper) +
    pane(build, { x: x + 246, y: y + 54, w: 400, h: 176 }, { ...plate, columns: 3 }) +
    pane(build, { x: x + 706, y: y + 26, w: 240, h: 238 }, { ...plate, columns: 2, lit: light.lamps > 0.4 }) +
    stroke(d`M${x + 706} ${y + 206}h240`, build.sash, 5) +
    planter(build, x + 246, y + 234, 400) +
    rect(x - 18, y - 24, w + 36, 28, trim) +
    rect(x - 18, y - 24, w + 36, 7, lighter(trim, 0.35)) +
    rect(x, y + 4, w, 13, light.shadow, `opacity="${light.shade}"`) +
    rect(x, y + h - 9, w, 9, darker(wall, 0.25)) +
    rect(-230, y - 84, 150, 62, darker(upper, 0.2)) +
    rect(-240, y - 92, 170, 12, trim) +
    solar(build, 180, y - 26)
  )
}

const solar = ({ light }: Build, x: number, y: number) =>
  poly(
    [
      [x, y],
      [x + 240, y],
      [x + 262, y - 30],
      [x + 22, y - 30],
    ],
    mix('#2f4668', light.sky[1], 0.3),
  ) + stroke(d`M${x + 60} ${y}l22 -30M${x + 120} ${y}l22 -30M${x + 180} ${y}l22 -30`, '#c9d0d2', 2)

const planter = ({ light, random, sash }: Build, x: number, y: number, w: number) =>
  repeat(9, (i) => grasses(light, random, x + 24 + (i * (w - 48)) / 8, y + 4, 36)) +
  rect(x, y, w, 24, sash) +
  rect(x, y, w, 5, lighter(sash, 0.3))

function entrance(build: Build): string {
  const { light, stone } = build
  return (
    rect(-206, -372, 216, 342, darker(build.upper, 0.3)) +
    pane(build, { x: -206, y: -346, w: 32, h: 300 }, { ...plate, curtains: false, lit: light.lamps > 0.3 }) +
    door(build, -118, FLOOR, 108, 268, 'modern') +
    rect(-210, -372, 230, 34, light.shadow, `opacity="${light.shade}"`) +
    porchLight(build, -30, -270, 0.85) +
    steps(build, -118, 92, 30, stone) +
    [-560, -430, 140].map((x) => grasses(light, build.random, x, 14, 74)).join('')
  )
}
