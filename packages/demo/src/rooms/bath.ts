import { darker, lighter, mix } from '../picture/color.ts'
import { box, circle, clipped, d, ellipse, glow, path, rect, repeat, stroke, times } from '../picture/svg.ts'
import { BACK } from './frame.ts'
import { pendant } from './furniture.ts'
import type { Interior } from './interior.ts'
import { plant } from './plant.ts'
import { floorLight } from './room-light.ts'
import { roomWindow } from './room-window.ts'

/** A tub under the window, basin and mirror beside it, tiles halfway up. */
export function bath(room: Interior): string {
  const { window, sunSide, light } = room
  const w = window.wide ? 400 : 210
  const x = 800 + sunSide * 120
  return (
    tiling(room) +
    roomWindow({ ...room, window: { ...window, drapes: false } }, x - w / 2, 274, w, 270) +
    basin(room, 800 - sunSide * 320) +
    mat(room, x) +
    floorLight(room) +
    tub(room, x) +
    stool(room, x - sunSide * 420) +
    plant(room, 800 + sunSide * 470, 900, 300) +
    pendant(room, 800, 60, 0.85) +
    glow(800, 300, 500, 300, '#ffe2ae', 0.25 * light.lamps)
  )
}

function tiling({ trim, cloth, style, tint }: Interior): string {
  const [top, h, w] = [BACK.floor - 290, 290, BACK.right - BACK.left]
  const color =
    style === 'Modern' || style === 'Industrial Loft' ? tint('#e4ded2') : mix(lighter(trim, 0.2), cloth, 0.12)
  const tall = style === 'Modern'
  const grid =
    times(tall ? 4 : 11, (r) => d`M${BACK.left} ${top + r * (tall ? 74 : 27)}h${w}`).join('') +
    times(tall ? 30 : 24, (c) =>
      tall
        ? d`M${BACK.left + c * 32} ${top}v${h}`
        : times(11, (r) => d`M${BACK.left + c * 42 + (r % 2) * 21} ${top + r * 27}v27`).join(''),
    ).join('')
  return (
    clipped(box(BACK.left, top, w, h - 30), rect(BACK.left, top, w, h, color) + stroke(grid, darker(color, 0.22), 2)) +
    rect(BACK.left, top - 22, w, 26, cloth) +
    rect(BACK.left, top - 22, w, 5, lighter(cloth, 0.4)) +
    rect(BACK.left, top + 4, w, 6, '#1d1a2e', 'opacity="0.2"')
  )
}

function tub({ style, cloth, tint, metal, light }: Interior, x: number): string {
  const floor = 940
  const white = tint('#fbf6ea')
  const plain = style === 'Modern' || style === 'Industrial Loft' || style === 'Art Deco'
  const outside = plain ? white : cloth
  const body = d`M${x - 286} ${floor - 212}Q${x - 270} ${floor - 30} ${x - 180} ${floor - 30}H${x + 180}Q${x + 270} ${floor - 30} ${x + 286} ${floor - 212}Z`
  const feet = plain
    ? rect(x - 170, floor - 34, 340, 34, darker(white, 0.12))
    : [-160, 160].map((o) => path(d`M${x + o - 26} ${floor - 36}q-10 26 -2 36h40q6 -20 14 -36Z`, metal)).join('')
  const curve =
    path(
      d`M${x - 286} ${floor - 212}Q${x - 270} ${floor - 30} ${x - 180} ${floor - 30}H${x - 90}Q${x - 210} ${floor - 60} ${x - 230} ${floor - 212}Z`,
      '#ffffff',
      'opacity="0.22"',
    ) +
    path(
      d`M${x + 286} ${floor - 212}Q${x + 270} ${floor - 30} ${x + 180} ${floor - 30}H${x + 60}Q${x + 200} ${floor - 70} ${x + 214} ${floor - 212}Z`,
      light.shadow,
      'opacity="0.24"',
    )
  const rim =
    ellipse(x, floor - 214, 306, 34, white) +
    ellipse(x, floor - 214, 280, 23, darker(white, 0.22)) +
    ellipse(x, floor - 206, 262, 15, mix(light.sky[1], white, 0.5))
  const foam = repeat(14, (i) =>
    circle(x - 210 + i * 32, floor - 216 - (i % 3) * 7, 17 + (i % 2) * 6, '#fffdf6', 'opacity="0.9"'),
  )
  const tap =
    stroke(d`M${x + 236} ${floor - 232}v-104q0 -26 -26 -26h-20v18`, metal, 10, 'stroke-linecap="round"') +
    stroke(d`M${x + 216} ${floor - 282}h40`, metal, 8) +
    circle(x + 214, floor - 282, 9, metal) +
    circle(x + 258, floor - 282, 9, metal)
  const towel =
    path(d`M${x - 190} ${floor - 236}q60 12 118 2v112q-60 10 -112 -2Z`, tint('#f3dcae')) +
    stroke(d`M${x - 188} ${floor - 150}q60 12 114 2M${x - 188} ${floor - 140}q60 12 114 2`, tint('#c8744a'), 4)
  return (
    ellipse(x, floor + 2, 290, 24, light.shadow, 'opacity="0.4"') +
    feet +
    tap +
    path(body, outside) +
    curve +
    rim +
    foam +
    towel
  )
}

function basin({ tint, metal, light, wood, style }: Interior, x: number): string {
  const white = tint('#fbf6ea')
  const glass = d`M${x - 66} 500V356q66 -76 132 0V500Z`
  const frame =
    style === 'Modern'
      ? stroke(d`M${x} 290a92 92 0 1 1 -0.1 0Z`, metal, 8) + circle(x, 382, 90, light.sky[2])
      : path(glass, light.sky[2]) +
        path(d`M${x - 30} 500L${x + 20} 318l26 16L${x} 500Z`, '#ffffff', 'opacity="0.3"') +
        stroke(glass, wood, 14)
  const sconce = (sx: number) =>
    glow(sx, 380, 110, 110, '#ffe1a6', 0.3 + 0.5 * light.lamps) +
    rect(sx - 5, 396, 10, 34, metal) +
    ellipse(sx, 380, 19, 25, '#fff3cf')
  return (
    frame +
    sconce(x - 116) +
    sconce(x + 116) +
    ellipse(x, 826, 70, 12, light.shadow, 'opacity="0.35"') +
    path(d`M${x - 30} 640L${x - 40} 822h80L${x + 30} 640Z`, darker(white, 0.1)) +
    path(d`M${x - 118} 596h236q-8 62 -90 66h-56q-82 -4 -90 -66Z`, white) +
    rect(x - 126, 584, 252, 18, lighter(white, 0.3), 'rx="8"') +
    stroke(d`M${x} 584v-40q0 -18 20 -18v14`, metal, 8) +
    rect(x - 96, 556, 30, 28, tint('#c8744a'), 'rx="5"') +
    path(d`M${x + 50} 584q-4 -34 20 -36q24 2 20 36Z`, tint('#8aa69a'))
  )
}

const mat = ({ cloth2, light }: Interior, x: number) =>
  path(d`M${x - 190} 980H${x + 190}L${x + 236} 1080H${x - 236}Z`, cloth2) +
  stroke(d`M${x - 200} 1004H${x + 200}M${x - 224} 1056H${x + 224}`, lighter(cloth2, 0.4), 6) +
  ellipse(x, 1084, 236, 8, light.shadow, 'opacity="0.2"')

const stool = ({ wood, light, tint }: Interior, x: number) =>
  ellipse(x, 1034, 86, 13, light.shadow, 'opacity="0.35"') +
  stroke(d`M${x - 52} 1030L${x - 38} 912M${x + 52} 1030L${x + 38} 912M${x - 46} 976h92`, wood, 10) +
  ellipse(x, 908, 70, 20, lighter(wood, 0.18)) +
  repeat(3, (i) => rect(x - 48, 876 - i * 24, 96, 24, tint(i === 1 ? '#b9cbbd' : '#f4ead2'), 'rx="11"'))
