import type { Build } from '../facades/build.ts'
import { darker, lighter } from '../picture/color.ts'
import { d, rect, repeat, stroke, times } from '../picture/svg.ts'
import type { Opening } from './opening.ts'

/** Louvred shutters on both sides of an opening. */
export function shutters({ light, accent }: Build, { x, y, w, h }: Opening, width: number, gap: number): string {
  const one = (sx: number) =>
    rect(sx + 5, y + 5, width, h, light.shadow, `opacity="${light.shade * 0.7}"`) +
    rect(sx, y - 4, width, h + 8, accent) +
    stroke(
      times(Math.floor(h / 11), (i) => d`M${sx + 6} ${y + 6 + i * 11}h${width - 12}`).join(''),
      darker(accent, 0.38),
      3,
    ) +
    stroke(
      times(Math.floor(h / 11), (i) => d`M${sx + 6} ${y + 9 + i * 11}h${width - 12}`).join(''),
      lighter(accent, 0.22),
      1.6,
    ) +
    rect(sx, y + h / 2 - 5, width, 10, accent)
  return one(x - gap - width) + one(x + w + gap)
}

/** A row of small coloured lights above a window or door. */
export function leaded(build: Build, { x, y, w, h }: Opening, count: number): string {
  const jewels = ['#c9583f', '#d9a441', '#4f7f78', '#7b95b0', '#e8d9a8'] as const
  const lit = build.light.lamps > 0.5
  return (
    rect(x - 5, y - 5, w + 10, h + 10, build.trim) +
    repeat(count, (i) => {
      const c = build.random.pick(jewels)
      return rect(x + (w / count) * i + 2, y, w / count - 4, h, lit ? lighter(c, 0.28) : darker(c, 0.16))
    })
  )
}
