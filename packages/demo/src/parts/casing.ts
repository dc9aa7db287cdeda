import type { Build } from '../facades/build.ts'
import { darker, lighter } from '../picture/color.ts'
import { circle, d, path, poly, rect } from '../picture/svg.ts'
import type { Opening, WindowLook } from './opening.ts'

/** Trim around an opening, with its head and sill. */
export function casing(
  build: Build,
  { x, y, w, h }: Opening,
  { casing: c, head, sill }: WindowLook,
  trim: string,
): string {
  const { light, sunSide } = build
  const dark = darker(trim, 0.24)
  const under = sill
    ? rect(x - c - 8, y + h + 2, w + c * 2 + 16, 12, trim) +
      rect(x - c - 8, y + h + 14, w + c * 2 + 16, 7, light.shadow, `opacity="${light.shade}"`)
    : ''
  const cast = rect(
    x - c + (sunSide < 0 ? 9 : -9),
    y - c + 9,
    w + c * 2,
    h + c * 2,
    light.shadow,
    `opacity="${light.shade * 0.55}"`,
  )
  if (head === 'none') return under
  if (head === 'lintel')
    return (
      rect(x - 14, y - 26, w + 28, 26, build.stone) +
      rect(x - 14, y - 26, w + 28, 5, lighter(build.stone, 0.3)) +
      rect(x - 12, y + h, w + 24, 13, build.stone) +
      rect(x - 12, y + h + 13, w + 24, 6, light.shadow, `opacity="${light.shade}"`)
    )
  if (head === 'arch')
    return (
      cast +
      path(d`M${x - c} ${y + h}V${y + w / 2}a${w / 2 + c} ${w / 2 + c} 0 0 1 ${w + c * 2} 0V${y + h}Z`, trim) +
      circle(x + w / 2, y - c + 2, 9, dark) +
      under
    )
  const frame =
    cast +
    rect(x - c, y - c, w + c * 2, h + c * 2, trim) +
    rect(sunSide < 0 ? x + w : x - c, y - c, c, h + c * 2, dark, 'opacity="0.4"')
  if (head === 'pediment')
    return (
      frame +
      poly(
        [
          [x - c - 12, y - c],
          [x + w / 2, y - c - 34],
          [x + w + c + 12, y - c],
        ],
        trim,
      ) +
      poly(
        [
          [x - c + 8, y - c - 5],
          [x + w / 2, y - c - 25],
          [x + w + c - 8, y - c - 5],
        ],
        dark,
        'opacity="0.45"',
      ) +
      rect(x - c - 12, y - c - 5, w + c * 2 + 24, 9, trim) +
      under
    )
  return (
    frame +
    rect(x - c - 7, y - c - 9, w + c * 2 + 14, 13, trim) +
    rect(x - c - 7, y - c + 3, w + c * 2 + 14, 4, dark, 'opacity="0.5"') +
    under
  )
}
