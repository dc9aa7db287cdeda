import { brick, stonework } from '../parts/wall.ts'
import { darker, lighter } from '../picture/color.ts'
import { box, circle, d, glow, path, poly, rect, repeat, stroke } from '../picture/svg.ts'
import { BACK } from './frame.ts'
import type { Interior } from './interior.ts'

/** A fireplace against the far wall, with what stands on its mantel. */
export function hearth(room: Interior, x: number): string {
  const { random, trim, tint, style, light, wood } = room
  const floor = BACK.floor
  const [w, h] = [270, 250]
  const area = [x - w / 2, floor - h, w, h] as const
  const stone =
    style === 'Modern'
      ? stonework(
          random.fork('hearth'),
          box(x - w / 2, BACK.top + 24, w, floor - BACK.top - 24),
          [x - w / 2, BACK.top + 24, w, floor - BACK.top - 24],
          tint('#cbbd9f'),
        )
      : brick(random.fork('hearth'), box(...area), area, tint(style === 'Art Deco' ? '#5a8a84' : '#a55a44'))
  const mouth = d`M${x - 76} ${floor}V${floor - 128}q76 -50 152 0V${floor}Z`
  const fire =
    light.lamps > 0.5
      ? glow(x, floor - 30, 190, 150, '#ff9d4a', 0.8) +
        path(d`M${x - 44} ${floor - 10}q-8 -60 26 -84q0 34 20 44q4 -50 30 -70q26 60 10 110Z`, '#ffb347') +
        path(d`M${x - 20} ${floor - 10}q-6 -36 18 -54q22 26 20 54Z`, '#fff0b0')
      : ''
  const logs =
    rect(x - 52, floor - 26, 104, 16, darker(wood, 0.3), 'rx="8"') +
    rect(x - 40, floor - 40, 80, 15, darker(wood, 0.15), 'rx="7"')
  const pillars =
    rect(x - w / 2 - 8, floor - h, 40, h, trim) +
    rect(x + w / 2 - 32, floor - h, 40, h, trim) +
    rect(x - w / 2 - 1, floor - h + 40, 26, h - 80, darker(trim, 0.08)) +
    rect(x + w / 2 - 25, floor - h + 40, 26, h - 80, darker(trim, 0.08))
  const shelf =
    rect(x - w / 2 - 34, floor - h - 24, w + 68, 24, trim) +
    rect(x - w / 2 - 34, floor - h - 24, w + 68, 6, lighter(trim, 0.35)) +
    rect(x - w / 2 - 8, floor - h, w + 16, 34, lighter(trim, 0.05)) +
    rect(x - w / 2 - 20, floor - h, w + 40, 9, light.shadow, 'opacity="0.3"')
  const surround = style === 'Modern' ? rect(x - w / 2 - 30, floor - h - 14, w + 60, 20, wood) : pillars + shelf
  return (
    stone +
    path(mouth, '#221c1e') +
    logs +
    fire +
    stroke(mouth, darker(trim, 0.4), 5) +
    surround +
    mirror(room, x, floor - h - 40) +
    vases(room, x, floor - h - 24)
  )
}

function mirror({ style, metal, light }: Interior, x: number, base: number): string {
  const glass = light.sky[2]
  if (style === 'Art Deco')
    return (
      repeat(24, (i) =>
        stroke(
          d`M${x} ${base - 110}L${x + Math.cos((i / 24) * 6.283) * (i % 2 ? 96 : 124)} ${base - 110 + Math.sin((i / 24) * 6.283) * (i % 2 ? 96 : 124)}`,
          metal,
          6,
        ),
      ) +
      circle(x, base - 110, 62, metal) +
      circle(x, base - 110, 54, glass)
    )
  if (style === 'Modern') return ''
  const frame = d`M${x - 86} ${base}V${base - 150}q86 -84 172 0V${base}Z`
  return (
    path(frame, metal) +
    path(d`M${x - 72} ${base - 12}V${base - 144}q72 -68 144 0V${base - 12}Z`, glass, 'opacity="0.85"') +
    poly(
      [
        [x - 20, base - 172],
        [x + 16, base - 168],
        [x - 40, base - 12],
        [x - 70, base - 12],
      ],
      '#ffffff',
      'opacity="0.25"',
    )
  )
}

const vases = ({ cloth2, tint, metal }: Interior, x: number, y: number) =>
  path(d`M${x - 128} ${y}q-16 -30 4 -46v-18h20v18q20 16 4 46Z`, cloth2) +
  stroke(
    d`M${x - 114} ${y - 62}q-12 -40 -26 -52M${x - 114} ${y - 62}q2 -44 6 -62M${x - 114} ${y - 62}q14 -36 28 -44`,
    tint('#6d7f4a'),
    4,
  ) +
  circle(x - 142, y - 116, 9, tint('#e9a3a8')) +
  circle(x - 107, y - 128, 9, tint('#f2c14e')) +
  circle(x - 84, y - 108, 9, tint('#e9a3a8')) +
  rect(x + 96, y - 48, 44, 48, metal, 'rx="20"') +
  circle(x + 118, y - 26, 15, '#fbf3e0') +
  stroke(d`M${x + 118} ${y - 26}v-9M${x + 118} ${y - 26}l6 4`, '#3a3230', 2.5)
