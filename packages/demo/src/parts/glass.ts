import type { Build } from '../facades/build.ts'
import { darker, mix } from '../picture/color.ts'
import { d, ellipse, glow, linear, path, poly, rect, stroke, times, washRect } from '../picture/svg.ts'
import type { Opening } from './opening.ts'

/** Warm when lit, else a piece of the sky. */
export function glass({ light, random }: Build, { x, y, w, h }: Opening, lit: boolean): string {
  if (lit) {
    const warm = linear([
      [0, '#ffcf78'],
      [0.5, '#ffe2a0'],
      [1, '#f0a95a'],
    ])
    return washRect(x, y, w, h, warm)
  }
  const deep = mix('#33454d', light.sky[0], 0.25)
  const cool = linear([
    [0, mix(light.sky[1], deep, 0.35)],
    [0.45, mix(light.sky[2], deep, 0.6)],
    [1, deep],
  ])
  const slant = random.between(0.1, 0.5) * w
  const streak = poly(
    [
      [x + slant, y],
      [x + slant + w * 0.24, y],
      [x + slant - w * 0.16, y + h],
      [x + slant - w * 0.4, y + h],
    ],
    '#ffffff',
    'opacity="0.16"',
  )
  return washRect(x, y, w, h, cool) + streak
}

/** Drapes on both sides, sometimes a valance. */
export function curtains({ light, random }: Build, { x, y, w, h }: Opening, lit: boolean): string {
  const cloth = lit ? mix('#f6dfb2', '#d98a4a', 0.3) : mix('#efe6d4', light.shadow, 0.42)
  const drop = h * random.between(0.86, 1)
  const open = w * random.between(0.2, 0.27)
  const side = (from: number, to: number) =>
    path(
      d`M${from} ${y}L${to} ${y}C${to} ${y + drop * 0.5} ${from + (to - from) * 0.5} ${y + drop * 0.62} ${from + (to - from) * 0.62} ${y + drop}L${from} ${y + drop}Z`,
      cloth,
      `opacity="${lit ? 0.9 : 0.75}"`,
    ) +
    stroke(
      d`M${from + (to - from) * 0.35} ${y}L${from + (to - from) * 0.3} ${y + drop}M${from + (to - from) * 0.68} ${y}L${from + (to - from) * 0.45} ${y + drop * 0.9}`,
      darker(cloth, 0.25),
      2,
      'opacity="0.5"',
    )
  const valance = random.chance(0.3) ? rect(x, y, w, h * random.between(0.08, 0.3), cloth, 'opacity="0.9"') : ''
  return valance + side(x, x + open * 1.5) + side(x + w, x + w - open * 1.5)
}

/** A small sign of life behind a lit pane: a lamp, a plant or a picture. */
export function homely({ random }: Build, { x, y, w, h }: Opening): string {
  const choice = random.whole(0, 4)
  const cx = x + w * random.between(0.4, 0.6)
  const floor = y + h
  if (choice === 0) {
    const s = Math.min(w * 0.3, 44)
    return (
      glow(cx, floor - s * 1.6, s * 2.4, s * 2, '#fff6d0', 0.9) +
      poly(
        [
          [cx - s * 0.32, floor - s * 2],
          [cx + s * 0.32, floor - s * 2],
          [cx + s * 0.55, floor - s * 1.2],
          [cx - s * 0.55, floor - s * 1.2],
        ],
        '#fff3c6',
      ) +
      rect(cx - 3, floor - s * 1.2, 6, s * 1.2, '#8a5a34')
    )
  }
  if (choice === 1) {
    const s = Math.min(w * 0.28, 36)
    return (
      stroke(
        times(
          7,
          (i) =>
            d`M${cx} ${floor - s * 0.5}q${(i - 3) * s * 0.2} ${-s * 0.8} ${(i - 3) * s * 0.36} ${-s * (1.3 - Math.abs(i - 3) * 0.16)}`,
        ).join(''),
        '#5a6b3a',
        5,
        'stroke-linecap="round"',
      ) + path(d`M${cx - s * 0.4} ${floor - s * 0.6}h${s * 0.8}l${-s * 0.12} ${s * 0.6}h${-s * 0.56}Z`, '#a4553a')
    )
  }
  if (choice === 2)
    return (
      rect(cx - w * 0.16, y + h * 0.3, w * 0.3, h * 0.2, '#b5763f', 'opacity="0.55"') +
      ellipse(cx, floor, w * 0.5, h * 0.16, '#c07a3e', 'opacity="0.4"')
    )
  return rect(x, floor - h * 0.14, w, h * 0.14, '#b5713c', 'opacity="0.5"')
}
