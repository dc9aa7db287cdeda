import { bargeboard } from '../parts/roof.ts'
import { clapboard } from '../parts/wall.ts'
import { pane } from '../parts/window.ts'
import { darker, lighter } from '../picture/color.ts'
import { d, outline, poly, rect, stroke } from '../picture/svg.ts'
import type { Build } from './build.ts'

const EAVE = -392

/** The porch's own low gable. */
export function gable(build: Build, lift: number): string {
  const { light, random, upper, trim, roof } = build
  const [left, right, middle, base] = [-468, 428, -20, EAVE - 4]
  const top = base - 196 - lift * 70
  const face = outline([
    [left + 30, base],
    [middle, top + 20],
    [right - 30, base],
  ])
  const inner = clapboard(random.fork('gable'), face, [left, top, right - left, base - top], upper, 20)
  const sticks = stroke(
    d`M${middle} ${top + 40}V${base}M${middle - 130} ${base}V${top + 108 + lift * 22}M${middle + 130} ${base}V${top + 108 + lift * 22}`,
    trim,
    11,
  )
  const vent = pane(
    build,
    { x: middle - 74, y: base - 92, w: 148, h: 58 },
    { columns: 5, upperRows: 1, lowerRows: 0, casing: 11, curtains: false },
  )
  const brace = (x: number, y: number, side: 1 | -1) =>
    stroke(
      d`M${x} ${y + 78}V${y}M${x} ${y + 72}L${x - side * 46} ${y + 14}M${x - side * 50} ${y + 10}H${x + side * 14}`,
      trim,
      11,
    )
  const band = 74
  const thickness = poly(
    [
      [left - 40, base + 12],
      [middle, top - 40],
      [right + 40, base + 12],
      [right + 34, base + 24],
      [middle, top - 24],
      [left - 34, base + 24],
    ],
    darker(roof, 0.2),
  )
  return (
    inner +
    poly(
      [
        [left, base],
        [middle, top],
        [right, base],
        [right - band * 2, base],
        [middle, top + band],
        [left + band * 2, base],
      ],
      light.shadow,
      `opacity="${light.shade}"`,
    ) +
    sticks +
    vent +
    bargeboard(build, [left - 40, base + 20], [middle, top - 26], [right + 40, base + 20], 18, false) +
    thickness +
    brace(left + 62, base - 46, 1) +
    brace(right - 62, base - 46, -1) +
    brace(middle, top + 10, 1) +
    rect(left + 14, base - 6, right - left - 28, 30, trim) +
    rect(left + 14, base - 6, right - left - 28, 6, lighter(trim, 0.4)) +
    rect(left + 14, base + 24, right - left - 28, 15, light.shadow, `opacity="${light.shade}"`)
  )
}
