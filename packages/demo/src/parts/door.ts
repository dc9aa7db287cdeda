import type { Build } from '../facades/build.ts'
import { darker, lighter, mix } from '../picture/color.ts'
import { circle, d, ellipse, glow, linear, path, poly, rect, repeat, stroke, washRect } from '../picture/svg.ts'

export type DoorLook = 'panelled' | 'craftsman' | 'deco' | 'modern' | 'steel'

/** A front door whose threshold is at (x, base), with its surround. */
export function door(build: Build, x: number, base: number, w: number, h: number, look: DoorLook): string {
  const { accent, trim, light } = build
  const [left, top] = [x - w / 2, base - h]
  const leafWash = linear([
    [0, darker(accent, 0.2)],
    [0.35, accent],
    [1, darker(accent, 0.12)],
  ])
  const frame =
    rect(left - 15, top - 15, w + 30, h + 15, trim) + rect(left - 4, top - 4, w + 8, h + 4, darker(trim, 0.55))
  const leaf = washRect(left, top, w, h, leafWash)
  const mat = rect(x - w * 0.55, base - 5, w * 1.1, 8, mix('#7a5a3a', light.shadow, 0.3))
  return frame + leaf + faces[look](build, left, top, w, h) + knob(look, left, top, w, h) + mat
}

const lightPane = (build: Build, x: number, y: number, w: number, h: number) => {
  const warm = build.light.lamps > 0.3
  const wash = linear(
    warm
      ? [
          [0, '#ffd484'],
          [1, '#f4ad5c'],
        ]
      : [
          [0, mix(build.light.sky[1], '#2f4048', 0.4)],
          [1, '#2f4048'],
        ],
  )
  return washRect(x, y, w, h, wash) + stroke(d`M${x} ${y}h${w}v${h}h${-w}Z`, darker(build.accent, 0.3), 3)
}

const panel = (color: string, x: number, y: number, w: number, h: number) =>
  rect(x, y, w, h, darker(color, 0.28)) +
  rect(x + 4, y + 4, w - 4, h - 4, lighter(color, 0.14)) +
  rect(x + 5, y + 5, w - 10, h - 10, color)

const faces: Record<DoorLook, (build: Build, x: number, y: number, w: number, h: number) => string> = {
  panelled: (build, x, y, w, h) => {
    const arch = d`M${x + w * 0.18} ${y + h * 0.5}V${y + h * 0.2}a${w * 0.32} ${w * 0.32} 0 0 1 ${w * 0.64} 0V${y + h * 0.5}Z`
    const warm = linear([
      [0, '#ffe2a2'],
      [1, '#eda455'],
    ])
    return (
      warm.def +
      path(
        arch,
        build.light.lamps > 0.3 ? warm.fill : '#4a5a60',
        `stroke="${darker(build.accent, 0.4)}" stroke-width="4"`,
      ) +
      stroke(
        d`M${x + w / 2} ${y + h * 0.06}V${y + h * 0.5}M${x + w * 0.18} ${y + h * 0.3}h${w * 0.64}`,
        darker(build.accent, 0.4),
        3,
      ) +
      panel(build.accent, x + w * 0.14, y + h * 0.57, w * 0.3, h * 0.34) +
      panel(build.accent, x + w * 0.56, y + h * 0.57, w * 0.3, h * 0.34)
    )
  },
  craftsman: (build, x, y, w, h) =>
    repeat(3, (i) => lightPane(build, x + w * 0.13 + i * w * 0.26, y + h * 0.07, w * 0.22, h * 0.2)) +
    rect(x + w * 0.06, y + h * 0.31, w * 0.88, 8, darker(build.accent, 0.35)) +
    panel(build.accent, x + w * 0.12, y + h * 0.38, w * 0.34, h * 0.54) +
    panel(build.accent, x + w * 0.54, y + h * 0.38, w * 0.34, h * 0.54),
  deco: (build, x, y, w, h) =>
    lightPane(build, x + w * 0.16, y + h * 0.06, w * 0.68, h * 0.84) +
    stroke(
      d`M${x + w / 2} ${y + h * 0.9}V${y + h * 0.06}M${x + w * 0.16} ${y + h * 0.9}L${x + w / 2} ${y + h * 0.5}L${x + w * 0.84} ${y + h * 0.9}M${x + w * 0.16} ${y + h * 0.66}L${x + w / 2} ${y + h * 0.26}L${x + w * 0.84} ${y + h * 0.66}M${x + w * 0.16} ${y + h * 0.42}L${x + w / 2} ${y + h * 0.06}L${x + w * 0.84} ${y + h * 0.42}`,
      '#c9a24e',
      4.5,
    ),
  modern: (build, x, y, w, h) =>
    repeat(4, (i) => lightPane(build, x + w * 0.18, y + h * (0.1 + i * 0.21), w * 0.26, h * 0.13)),
  steel: (build, x, y, w, h) =>
    lightPane(build, x + w * 0.12, y + h * 0.05, w * 0.76, h * 0.55) +
    stroke(
      d`M${x + w / 2} ${y + h * 0.05}v${h * 0.55}M${x + w * 0.12} ${y + h * 0.23}h${w * 0.76}M${x + w * 0.12} ${y + h * 0.42}h${w * 0.76}`,
      build.accent,
      4.5,
    ) +
    panel(build.accent, x + w * 0.12, y + h * 0.66, w * 0.76, h * 0.28),
}

function knob(look: DoorLook, x: number, y: number, w: number, h: number): string {
  if (look === 'modern') return rect(x + w * 0.8, y + h * 0.25, 7, h * 0.5, '#e0d6c0')
  const kx = x + w * 0.9
  return (
    rect(kx - 4, y + h * 0.5, 8, 26, '#b8893a', 'rx="3"') +
    circle(kx, y + h * 0.53, 6.5, '#e8bf62') +
    circle(kx - 2, y + h * 0.525, 2.2, '#fff3cf')
  )
}

/** The lamp beside or above a door that gives the place its name: always on, more so at night. */
export function porchLight({ light }: Build, x: number, y: number, size = 1, hanging = false): string {
  const s = size
  const strength = Math.max(0.45, light.lamps)
  const iron = '#2a2c2e'
  const mount = hanging
    ? stroke(d`M${x} ${y - 52 * s}V${y - 24 * s}`, iron, 3.5 * s)
    : rect(x - 5 * s, y - 40 * s, 10 * s, 18 * s, iron)
  return (
    glow(x, y, 190 * s, 190 * s, '#ffc869', 0.62 * strength) +
    glow(x, y, 64 * s, 64 * s, '#fff0c0', 0.95 * strength) +
    mount +
    poly(
      [
        [x - 17 * s, y - 20 * s],
        [x, y - 34 * s],
        [x + 17 * s, y - 20 * s],
      ],
      iron,
    ) +
    poly(
      [
        [x - 13 * s, y - 20 * s],
        [x + 13 * s, y - 20 * s],
        [x + 9 * s, y + 20 * s],
        [x - 9 * s, y + 20 * s],
      ],
      '#ffe9ae',
    ) +
    ellipse(x, y + 2 * s, 5 * s, 10 * s, '#fffdf0') +
    stroke(
      d`M${x - 13 * s} ${y - 20 * s}L${x - 9 * s} ${y + 20 * s}H${x + 9 * s}L${x + 13 * s} ${y - 20 * s}M${x} ${y - 20 * s}V${y + 20 * s}`,
      iron,
      2.4 * s,
    ) +
    rect(x - 11 * s, y + 19 * s, 22 * s, 5 * s, iron)
  )
}

/** Steps in front of a floor raised by `rise`; the top step meets the floor at y = -rise. */
export function steps({ light, stone, sunSide }: Build, x: number, half: number, rise: number, color = stone): string {
  const count = Math.max(2, Math.round(rise / 21))
  const h = rise / count
  return repeat(count, (i) => {
    const w = half + i * 7
    const y = -rise + i * h
    return (
      rect(x - w, y, w * 2, h + 1, darker(color, 0.2)) +
      rect(x - w - 3, y, w * 2 + 6, h * 0.38, lighter(color, 0.26)) +
      rect(
        sunSide < 0 ? x + w * 0.4 : x - w,
        y + h * 0.38,
        w * 0.6,
        h * 0.62,
        light.shadow,
        `opacity="${light.shade * 0.5}"`,
      )
    )
  })
}
