import { darker, lighter, mix } from '../picture/color.ts'
import { circle, d, ellipse, glow, path, poly, rect, repeat, stroke, times } from '../picture/svg.ts'
import { BACK } from './frame.ts'
import { art, pendant, rug } from './furniture.ts'
import type { Interior } from './interior.ts'
import { plant } from './plant.ts'
import { floorLight } from './room-light.ts'
import { roomWindow } from './room-window.ts'

/** A bed seen from its foot between two windows, lamps on the night tables. */
export function bedroom(room: Interior): string {
  const { window } = room
  const windows = window.wide
    ? roomWindow(room, 560, 250, 480, 250)
    : roomWindow(room, 402, 290, 120, 310) + roomWindow(room, 1078, 290, 120, 310) + art(room, 706, 270, 188, 150)
  return (
    windows +
    rug(room, 800, 900, 1130, 1120) +
    floorLight(room) +
    table(room, 505) +
    table(room, 1095) +
    bed(room) +
    plant(room, 250, 1020, 320) +
    chest(room) +
    pendant(room, 800, 70, 0.9)
  )
}

function bed(room: Interior): string {
  const { cloth, cloth2, tint, light } = room
  const sheet = tint('#f6eedd')
  const [top, foot] = [690, 1040]
  const quilt = poly(
    [
      [598, top + 46],
      [1002, top + 46],
      [1100, foot - 60],
      [1100, foot],
      [500, foot],
      [500, foot - 60],
    ],
    cloth,
  )
  const stripes = repeat(5, (i) => {
    const t = (i + 0.5) / 5
    const y = top + 46 + (foot - 106 - top) * t ** 1.25
    const half = 202 + 98 * t ** 1.25
    return stroke(
      d`M${800 - half} ${y}H${800 + half}`,
      i % 2 ? lighter(cloth, 0.35) : mix(cloth2, cloth, 0.2),
      6 + t * 8,
      'opacity="0.75"',
    )
  })
  const seams = stroke(
    times(7, (i) => d`M${640 + i * 53} ${top + 46}L${560 + i * 80} ${foot - 60}`).join(''),
    darker(cloth, 0.25),
    2.4,
    'opacity="0.55"',
  )
  const folded =
    poly(
      [
        [594, top + 20],
        [1006, top + 20],
        [1020, top + 78],
        [580, top + 78],
      ],
      sheet,
    ) + stroke(d`M580 ${top + 78}H1020`, darker(sheet, 0.2), 3)
  const pillow = (x: number, w: number, color: string, y: number) =>
    rect(x - w / 2, y, w, 76, color, 'rx="30"') +
    path(
      d`M${x - w * 0.3} ${y + 52}q${w * 0.3} 14 ${w * 0.6} 0`,
      'none',
      `stroke="${darker(color, 0.2)}" stroke-width="3"`,
    )
  const throwRug =
    poly(
      [
        [520, foot - 118],
        [1080, foot - 118],
        [1100, foot - 56],
        [1100, foot - 4],
        [500, foot - 4],
        [500, foot - 56],
      ],
      cloth2,
    ) + stroke(d`M510 ${foot - 88}H1090M500 ${foot - 46}H1100`, lighter(cloth2, 0.35), 5)
  return (
    ellipse(800, foot + 28, 350, 24, light.shadow, 'opacity="0.42"') +
    headboard(room, top) +
    pillow(706, 168, sheet, top - 46) +
    pillow(894, 168, sheet, top - 46) +
    pillow(742, 130, lighter(cloth2, 0.3), top - 22) +
    pillow(866, 130, cloth2, top - 22) +
    quilt +
    stripes +
    seams +
    folded +
    throwRug +
    rect(500, foot, 600, 30, darker(cloth, 0.35)) +
    rect(512, foot + 24, 20, 34, room.wood) +
    rect(1068, foot + 24, 20, 34, room.wood)
  )
}

function headboard({ style, wood, metal, cloth2 }: Interior, top: number): string {
  const [l, r, y] = [580, 1020, top - 150]
  const h = 300
  if (style === 'Victorian Charmer' || style === 'Historic Cottage')
    return (
      stroke(
        d`M${l} ${top + 120}V${y + 20}M${r} ${top + 120}V${y + 20}M${l} ${y + 40}Q800 ${y - 70} ${r} ${y + 40}M${l} ${y + 110}H${r}`,
        metal,
        12,
      ) +
      stroke(
        times(9, (i) => d`M${l + 44 + i * 44} ${y + 110}V${y + 22 - (4 - Math.abs(i - 4)) * 11}`).join(''),
        metal,
        6,
      ) +
      circle(l, y + 12, 15, lighter(metal, 0.2)) +
      circle(r, y + 12, 15, lighter(metal, 0.2))
    )
  if (style === 'Art Deco')
    return (
      path(
        d`M${l - 10} ${top + 130}V${y + 80}q0 -40 40 -40h60q0 -44 50 -44h320q50 0 50 44h20q0 0 0 0h10q40 0 40 40V${top + 130}Z`,
        darker(cloth2, 0.06),
      ) + stroke(times(8, (i) => d`M${l + 42 + i * 51} ${y + 30}V${top + 60}`).join(''), darker(cloth2, 0.3), 4)
    )
  if (style === 'Modern' || style === 'Industrial Loft')
    return (
      rect(l - 60, y + 60, r - l + 120, h - 80, wood) +
      stroke(times(12, (i) => d`M${l - 16 + i * 44} ${y + 60}v${h - 80}`).join(''), darker(wood, 0.4), 4)
    )
  return (
    rect(l, y + 20, r - l, h - 40, darker(wood, 0.1)) +
    rect(l - 16, y, 30, h, wood) +
    rect(r - 14, y, 30, h, wood) +
    rect(l - 16, y + 6, r - l + 32, 26, lighter(wood, 0.14)) +
    repeat(11, (i) => rect(l + 30 + i * 36, y + 40, 18, 150, lighter(wood, 0.06)))
  )
}

function table({ wood, light, tint, metal }: Interior, x: number): string {
  const floor = BACK.floor + 26
  return (
    ellipse(x, floor, 66, 12, light.shadow, 'opacity="0.36"') +
    rect(x - 54, floor - 130, 108, 122, wood) +
    rect(x - 62, floor - 142, 124, 16, lighter(wood, 0.2)) +
    rect(x - 44, floor - 116, 88, 44, darker(wood, 0.2)) +
    circle(x, floor - 94, 6, metal) +
    glow(x, floor - 230, 190, 190, '#ffd894', 0.2 + 0.55 * light.lamps) +
    rect(x - 6, floor - 194, 12, 54, metal) +
    ellipse(x, floor - 146, 26, 8, metal) +
    poly(
      [
        [x - 28, floor - 268],
        [x + 28, floor - 268],
        [x + 52, floor - 192],
        [x - 52, floor - 192],
      ],
      light.lamps > 0.3 ? '#ffedc0' : tint('#f3e4c2'),
    ) +
    rect(x + 26, floor - 154, 34, 12, tint('#b5564a'))
  )
}

function chest({ wood, metal, light, tint }: Interior): string {
  const [x, y] = [1310, 720]
  return (
    ellipse(x + 90, 1010, 150, 16, light.shadow, 'opacity="0.36"') +
    poly(
      [
        [x, y + 26],
        [x + 220, y - 20],
        [x + 220, 1060],
        [x, 1000],
      ],
      wood,
    ) +
    poly(
      [
        [x, y + 26],
        [x + 220, y - 20],
        [x + 220, y - 46],
        [x - 14, y + 8],
      ],
      lighter(wood, 0.22),
    ) +
    repeat(
      3,
      (i) =>
        poly(
          [
            [x + 16, y + 52 + i * 84],
            [x + 206, y + 26 + i * 108],
            [x + 206, y + 116 + i * 108],
            [x + 16, y + 122 + i * 84],
          ],
          darker(wood, 0.14),
        ) + circle(x + 106, y + 86 + i * 96, 8, metal),
    ) +
    path(d`M${x + 60} ${y}q-24 -70 10 -90v-20h36v16q34 24 8 86Z`, tint('#e6dcc4'))
  )
}
