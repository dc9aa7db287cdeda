import { darker, lighter, mix } from '../picture/color.ts'
import { circle, d, ellipse, path, poly, rect, repeat, stroke, times } from '../picture/svg.ts'
import { BACK } from './frame.ts'
import { pendant } from './furniture.ts'
import type { Interior } from './interior.ts'
import { plant } from './plant.ts'
import { floorLight } from './room-light.ts'
import { roomWindow } from './room-window.ts'

const COUNTER = 604

/** A run of cabinets with the sink under the window, a range with its hood, an island with stools. */
export function kitchen(room: Interior): string {
  const { window } = room
  const w = window.wide ? 330 : 236
  return (
    tiles(room) +
    roomWindow({ ...room, window: { ...window, drapes: false } }, 740 - w / 2, 286, w, 240) +
    shelves(room, window.wide ? 976 : 920) +
    range(room, 440) +
    cabinets(room) +
    fridge(room) +
    floorLight(room) +
    island(room) +
    [560, 800, 1040].map((x) => pendant(room, x, 150, 0.72)).join('') +
    plant(room, 1430, 1080, 330)
  )
}

function tiles({ trim, light, style, cloth, tint }: Interior): string {
  const color =
    style === 'Art Deco' || style === 'Craftsman Bungalow' ? mix(cloth, tint('#efe6d0'), 0.45) : lighter(trim, 0.1)
  const [top, h] = [COUNTER - 150, 150]
  const base = style === 'Modern' || style === 'Industrial Loft' ? tint('#e9e2d4') : color
  return (
    rect(BACK.left, top, BACK.right - BACK.left, h, base) +
    stroke(
      times(
        6,
        (r) =>
          d`M${BACK.left} ${top + r * 25}h${BACK.right - BACK.left}` +
          times(20, (c) => d`M${BACK.left + c * 48 + (r % 2) * 24} ${top + r * 25}v25`).join(''),
      ).join(''),
      darker(base, 0.2),
      2,
      'opacity="0.7"',
    ) +
    rect(BACK.left, top, BACK.right - BACK.left, 5, light.shadow, 'opacity="0.2"')
  )
}

function cabinets({ cloth, metal, light, tint, style, wood }: Interior): string {
  const front = style === 'Modern' ? wood : cloth
  const top = tint(style === 'Craftsman Bungalow' || style === 'Historic Cottage' ? '#b98655' : '#ece4d3')
  const doors = repeat(6, (i) => {
    const x = 544 + i * 92
    return (
      rect(x, COUNTER + 24, 86, 148, front) +
      rect(x + 12, COUNTER + 36, 62, 124, darker(front, 0.14)) +
      rect(x + 16, COUNTER + 40, 58, 120, lighter(front, 0.06)) +
      rect(x + (i % 2 ? 14 : 64), COUNTER + 76, 7, 34, metal, 'rx="3"')
    )
  })
  const sink =
    stroke(d`M740 ${COUNTER - 4}v-58q0 -32 30 -32q26 0 26 26`, metal, 9, 'stroke-linecap="round"') +
    rect(674, COUNTER - 6, 136, 12, lighter(metal, 0.35))
  const bits =
    path(d`M912 ${COUNTER - 4}v-58h44v58Z`, tint('#efe6d0')) +
    stroke(
      d`M922 ${COUNTER - 60}l-12 -46M934 ${COUNTER - 60}v-56M946 ${COUNTER - 60}l14 -44`,
      wood,
      6,
      'stroke-linecap="round"',
    ) +
    ellipse(586, COUNTER - 10, 44, 13, tint('#d9c5a0')) +
    repeat(4, (i) => circle(564 + i * 15, COUNTER - 26 - (i % 2) * 8, 12, tint(i % 2 ? '#e9a03f' : '#c8503a')))
  return (
    rect(534, COUNTER + 14, 572, 180, darker(front, 0.4)) +
    doors +
    rect(524, COUNTER - 4, 592, 24, top) +
    rect(524, COUNTER + 20, 592, 8, light.shadow, 'opacity="0.4"') +
    rect(534, BACK.floor - 20, 572, 22, darker(front, 0.55)) +
    sink +
    bits
  )
}

function range({ metal, light, tint, style }: Interior, x: number): string {
  const steel = tint(style === 'Historic Cottage' || style === 'Single Family Home' ? '#f0e6cf' : '#c9cbc9')
  const hood =
    poly(
      [
        [x - 52, BACK.top + 24],
        [x + 52, BACK.top + 24],
        [x + 52, 360],
        [x + 98, 430],
        [x - 98, 430],
        [x - 52, 360],
      ],
      lighter(steel, 0.1),
    ) +
    rect(x - 98, 430, 196, 24, steel) +
    rect(x - 98, 454, 196, 9, light.shadow, 'opacity="0.4"')
  const oven =
    rect(x - 92, COUNTER - 6, 184, 200, steel) +
    rect(x - 74, COUNTER + 60, 148, 92, '#2b2c30', 'rx="8"') +
    rect(x - 62, COUNTER + 72, 124, 66, light.lamps > 0.5 ? '#a8653a' : '#46484c', 'rx="5"') +
    rect(x - 70, COUNTER + 40, 140, 9, metal, 'rx="4"') +
    repeat(5, (i) => circle(x - 64 + i * 32, COUNTER + 18, 9, darker(metal, 0.2))) +
    rect(x - 96, COUNTER - 16, 192, 14, '#2f3033')
  const kettle =
    path(d`M${x + 16} ${COUNTER - 18}q-6 -50 34 -52q40 2 36 52Z`, tint('#b5483a')) +
    stroke(d`M${x + 26} ${COUNTER - 62}q24 -44 50 0`, '#2b2c30', 6) +
    path(d`M${x + 20} ${COUNTER - 46}l-20 -14l6 -8l20 12Z`, tint('#b5483a')) +
    rect(x - 76, COUNTER - 52, 70, 34, tint('#c98a4a'), 'rx="6"') +
    rect(x - 94, COUNTER - 46, 22, 8, '#2b2c30')
  return hood + oven + kettle
}

function shelves({ wood, tint, random, cloth2 }: Interior, x: number): string {
  const colors = ['#efe6d0', '#c9d3c8', '#d9a45a', '#f7f0e0'] as const
  return repeat(2, (row) => {
    const y = 356 + row * 92
    return (
      repeat(3, (i) =>
        random.chance(0.5)
          ? path(d`M${x + i * 38} ${y}v-34h28v34Z`, tint(random.pick(colors)))
          : ellipse(x + 14 + i * 38, y - 24, 15, 24, i % 2 ? cloth2 : tint('#f4ecd8')),
      ) +
      rect(x - 16, y, 150, 13, wood) +
      rect(x - 10, y + 13, 138, 8, '#1d1a2e', 'opacity="0.2"')
    )
  })
}

const fridge = ({ tint, metal, light }: Interior) =>
  rect(1118, 330, 148, 470, tint('#dcdcd4'), 'rx="10"') +
  rect(1118, 330, 40, 470, '#ffffff', 'opacity="0.25"') +
  stroke(d`M1118 500h148`, light.shadow, 4, 'opacity="0.5"') +
  rect(1134, 430, 9, 56, metal, 'rx="4"') +
  rect(1134, 520, 9, 90, metal, 'rx="4"') +
  rect(1190, 560, 46, 58, tint('#f2c98a')) +
  circle(1213, 562, 6, tint('#c8503a'))

function island({ cloth2, wood, light, tint, metal }: Interior): string {
  const top = tint('#c0935f')
  const body = poly(
    [
      [470, 890],
      [1130, 890],
      [1130, 1090],
      [470, 1090],
    ],
    cloth2,
  )
  const panels = repeat(
    4,
    (i) =>
      rect(486 + i * 160, 912, 148, 158, darker(cloth2, 0.13)) +
      rect(492 + i * 160, 918, 142, 152, lighter(cloth2, 0.07)),
  )
  const slab =
    poly(
      [
        [450, 838],
        [1150, 838],
        [1196, 892],
        [404, 892],
      ],
      lighter(top, 0.18),
    ) +
    rect(404, 892, 792, 24, top) +
    rect(470, 916, 660, 14, light.shadow, 'opacity="0.45"')
  const stool = (x: number) =>
    ellipse(x, 1142, 62, 12, light.shadow, 'opacity="0.35"') +
    stroke(d`M${x - 40} 1140L${x - 24} 966M${x + 40} 1140L${x + 24} 966M${x - 33} 1070h66`, metal, 9) +
    ellipse(x, 962, 54, 19, darker(wood, 0.15)) +
    ellipse(x, 956, 54, 18, lighter(wood, 0.2))
  const bowl =
    path(d`M700 842q14 44 74 44q60 0 74 -44Z`, tint('#f0e6d0')) +
    repeat(5, (i) => circle(724 + i * 25, 836 - (i % 2) * 9, 17, tint(i % 2 ? '#7f9a4a' : '#d9a03f')))
  const flowers =
    rect(1000, 792, 50, 70, lighter(light.sky[2], 0.3), 'opacity="0.7" rx="6"') +
    stroke(d`M1025 850q-30 -70 -44 -100M1025 850q0 -80 4 -120M1025 850q26 -70 46 -92`, tint('#5f7a45'), 5) +
    [
      [980, 744],
      [1029, 724],
      [1072, 752],
    ]
      .map(([x, y]) => circle(x ?? 0, y ?? 0, 22, tint('#e9a3a8')) + circle(x ?? 0, y ?? 0, 9, tint('#f7e2b0')))
      .join('')
  return (
    ellipse(800, 1094, 370, 20, light.shadow, 'opacity="0.4"') +
    body +
    panels +
    slab +
    bowl +
    flowers +
    stool(570) +
    stool(800) +
    stool(1030)
  )
}
