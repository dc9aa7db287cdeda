import { darker, lighter, mix } from '../picture/color.ts'
import { d, poly, rect, repeat, stroke } from '../picture/svg.ts'
import { BACK, towards } from './frame.ts'
import type { Interior } from './interior.ts'

/** Boxed beams across the ceiling. */
export function ceilingBeams(wood: string): string {
  return repeat(3, (i) => {
    const [near, far] = [
      [2.2, 1.9],
      [1.62, 1.46],
      [1.24, 1.14],
    ][i] ?? [1, 1]
    const [a, b] = [towards([BACK.left, BACK.top], near ?? 1), towards([BACK.right, BACK.top], near ?? 1)]
    const [c, e] = [towards([BACK.left, BACK.top], far ?? 1), towards([BACK.right, BACK.top], far ?? 1)]
    const drop = 26 * (near ?? 1)
    return (
      poly(
        [
          [a[0], a[1] + drop],
          [b[0], b[1] + drop],
          [e[0], e[1] + drop * 0.9],
          [c[0], c[1] + drop * 0.9],
        ],
        darker(wood, 0.35),
      ) +
      poly(
        [
          [c[0], c[1] + drop * 0.9],
          [e[0], e[1] + drop * 0.9],
          [e[0], e[1]],
          [c[0], c[1]],
        ],
        lighter(wood, 0.06),
      )
    )
  })
}

/** Ducts and pipes of a former works. */
export const pipes = ({ metal, wall }: Interior) =>
  rect(BACK.left - 170, 118, 1280, 40, mix(wall, metal, 0.35), 'rx="20"') +
  rect(BACK.left - 170, 122, 1280, 9, '#ffffff', 'opacity="0.25" rx="5"') +
  repeat(9, (i) => rect(BACK.left - 120 + i * 140, 112, 9, 52, mix(wall, metal, 0.6))) +
  stroke(d`M${BACK.left - 30} 158V${BACK.top + 120}`, mix(wall, metal, 0.5), 14)
