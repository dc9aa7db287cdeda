import { leaded } from '../parts/shutters.ts'
import { pane } from '../parts/window.ts'
import { darker, lighter } from '../picture/color.ts'
import { d, poly, rect, stroke } from '../picture/svg.ts'
import type { Build } from './build.ts'

const FLOOR = -66

/** Three-sided bay on the ground floor. */
export function bay(build: Build, x: number): string {
  const { light, trim, wall, sunSide } = build
  const [top, half, side] = [-352, 108, 52]
  const flank = (s: 1 | -1) => {
    const lit = s === sunSide
    return poly(
      [
        [x + s * half, top],
        [x + s * (half + side), top + 12],
        [x + s * (half + side), FLOOR + 8],
        [x + s * half, FLOOR + 14],
      ],
      lit ? lighter(wall, 0.22) : darker(wall, 0.26),
    )
  }
  const glass = (s: 1 | -1) =>
    pane(
      build,
      { x: s > 0 ? x + half + 9 : x - half - side + 9, y: top + 52, w: side - 18, h: 166 },
      { casing: 4, head: 'flat', sill: false },
    )
  const apron = (s: number, w: number) =>
    rect(x + s - w / 2, -118, w, 44, darker(wall, 0.08)) +
    rect(x + s - w / 2 + 6, -112, w - 12, 32, lighter(wall, 0.14))
  return (
    poly(
      [
        [x - half - side - 16, top + 16],
        [x - half - 4, top - 56],
        [x + half + 4, top - 56],
        [x + half + side + 16, top + 16],
      ],
      build.roof,
    ) +
    stroke(
      d`M${x - half} ${top - 40}h${half * 2}M${x - half - 16} ${top - 22}h${half * 2 + 32}M${x - half - 40} ${top - 4}h${half * 2 + 80}`,
      darker(build.roof, 0.4),
      2,
    ) +
    rect(x - half, top, half * 2, -top + FLOOR + 14, wall) +
    flank(-1) +
    flank(1) +
    glass(-1) +
    glass(1) +
    pane(build, { x: x - 82, y: top + 46, w: 164, h: 176 }, { columns: 1 }) +
    leaded(build, { x: x - 80, y: top + 18, w: 160, h: 22 }, 8) +
    apron(0, 196) +
    rect(x - half - side - 12, top + 6, (half + side) * 2 + 24, 14, trim) +
    rect(x - half - side, top + 20, (half + side) * 2, 12, light.shadow, `opacity="${light.shade}"`) +
    rect(x - half, top + 14, 8, -top + FLOOR, trim) +
    rect(x + half - 8, top + 14, 8, -top + FLOOR, trim) +
    rect(x - half - side - 4, FLOOR + 4, (half + side) * 2 + 8, 12, trim)
  )
}
