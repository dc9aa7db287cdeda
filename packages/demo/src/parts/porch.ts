import type { Build } from '../facades/build.ts'
import { darker, lighter } from '../picture/color.ts'
import { circle, d, path, rect, repeat, stroke, times } from '../picture/svg.ts'

/** A turned post standing on `base`. */
export function turnedPost({ trim, light, sunSide }: Build, x: number, base: number, h: number, w = 20): string {
  const dark = darker(trim, 0.28)
  return (
    rect(x - w * 0.7, base - h, w * 1.4, h * 0.14, trim) +
    rect(x - w * 0.7, base - h * 0.24, w * 1.4, h * 0.24, trim) +
    path(
      d`M${x - w * 0.42} ${base - h * 0.86}Q${x - w * 0.62} ${base - h * 0.5} ${x - w * 0.5} ${base - h * 0.24}H${x + w * 0.5}Q${x + w * 0.62} ${base - h * 0.5} ${x + w * 0.42} ${base - h * 0.86}Z`,
      trim,
    ) +
    repeat(
      3,
      (i) =>
        rect(x - w * 0.75, base - h * (0.25 + i * 0.29), w * 1.5, 7, lighter(trim, 0.2)) +
        rect(x - w * 0.75, base - h * (0.25 + i * 0.29) + 7, w * 1.5, 3, dark),
    ) +
    rect(
      sunSide < 0 ? x + w * 0.15 : x - w * 0.6,
      base - h,
      w * 0.45,
      h,
      light.shadow,
      `opacity="${light.shade * 0.6}"`,
    )
  )
}

/** Railing with balusters between two posts; `base` is the porch floor. */
export function railing({ trim }: Build, x1: number, x2: number, base: number, h = 62, step = 17): string {
  const count = Math.max(1, Math.round((x2 - x1) / step))
  const gap = (x2 - x1) / count
  return (
    repeat(count - 1, (i) => {
      const x = x1 + gap * (i + 1)
      return path(d`M${x - 3} ${base - h}h6l2 ${h * 0.4}l-2 ${h * 0.6}h-6l-2 ${-h * 0.6}Z`, trim)
    }) +
    rect(x1, base - h - 5, x2 - x1, 10, lighter(trim, 0.2)) +
    rect(x1, base - h + 5, x2 - x1, 4, darker(trim, 0.3)) +
    rect(x1, base - 12, x2 - x1, 8, trim)
  )
}

/** Frieze of spindles with corner brackets under a porch beam. */
export function gingerbread({ trim, light }: Build, x1: number, x2: number, top: number): string {
  const count = Math.round((x2 - x1) / 15)
  const gap = (x2 - x1) / count
  const spindles = repeat(
    count,
    (i) => rect(x1 + gap * (i + 0.5) - 2.5, top, 5, 28, trim) + circle(x1 + gap * (i + 0.5), top + 14, 5, trim),
  )
  const bracket = (x: number, side: 1 | -1) =>
    path(d`M${x} ${top + 30}h${side * 62}q${-side * 50} ${6} ${-side * 62} ${70}Z`, trim) +
    circle(x + side * 18, top + 48, 8.5, light.shadow, 'opacity="0.55"') +
    circle(x + side * 36, top + 39, 4.5, light.shadow, 'opacity="0.55"')
  return (
    rect(x1, top, x2 - x1, 5, trim) + spindles + rect(x1, top + 26, x2 - x1, 7, trim) + bracket(x1, 1) + bracket(x2, -1)
  )
}

/** Boards of a porch seen edge-on, and lattice below them. */
export function deck({ trim, light, stone }: Build, x1: number, x2: number, floor: number, lattice: boolean): string {
  const color = darker(stone, 0.5)
  const cells = Math.ceil((x2 - x1) / 20)
  const weave = lattice
    ? stroke(
        times(
          cells,
          (i) =>
            d`M${x1 + i * 20} ${floor + 16}l${Math.min(-floor - 16, 60)} ${-floor - 16}M${x1 + i * 20 + 20} ${floor + 16}l${-Math.min(-floor - 16, 60)} ${-floor - 16}`,
        ).join(''),
        trim,
        3.5,
        'opacity="0.85"',
      )
    : ''
  const id = `deck${Math.round(x1)}x${Math.round(x2)}`
  return (
    `<clipPath id="${id}"><rect x="${x1}" y="${floor}" width="${x2 - x1}" height="${-floor}"/></clipPath><g clip-path="url(#${id})">${rect(x1, floor, x2 - x1, -floor, color)}${weave}</g>` +
    rect(x1 - 8, floor - 3, x2 - x1 + 16, 17, lighter(trim, 0.1)) +
    rect(x1 - 8, floor + 14, x2 - x1 + 16, 7, light.shadow, `opacity="${light.shade}"`)
  )
}

/** The dim space under a porch roof, deepening towards the ceiling. */
export function porchShade({ light }: Build, x: number, y: number, w: number, h: number): string {
  const id = `ps${Math.round(x)}x${Math.round(y)}`
  return `<linearGradient id="${id}" x2="0" y2="1"><stop offset="0" stop-color="${light.shadow}" stop-opacity="${light.shade * 1.7}"/><stop offset="0.55" stop-color="${light.shadow}" stop-opacity="${light.shade * 0.95}"/><stop offset="1" stop-color="${light.shadow}" stop-opacity="${light.shade * 0.45}"/></linearGradient>${rect(x, y, w, h, `url(#${id})`)}`
}

/** A swing or rocking chair, facing us. */
export function swing({ accent, trim }: Build, x: number, floor: number, ceiling: number): string {
  const seat = floor - 46
  const wood = lighter(accent, 0.15)
  return (
    stroke(d`M${x - 62} ${ceiling}V${seat}M${x + 62} ${ceiling}V${seat}`, darker(trim, 0.5), 2.5) +
    rect(x - 66, seat - 52, 132, 10, wood) +
    repeat(9, (i) => rect(x - 62 + i * 14.4, seat - 46, 8, 46, wood)) +
    rect(x - 70, seat, 140, 12, darker(wood, 0.15)) +
    rect(x - 46, seat - 30, 36, 30, lighter(trim, 0.2), 'rx="6"') +
    rect(x + 6, seat - 28, 34, 28, '#c9a24e', 'rx="6"')
  )
}

export function rocker({ trim, accent }: Build, x: number, floor: number): string {
  const wood = darker(trim, 0.12)
  return (
    stroke(d`M${x - 34} ${floor - 8}Q${x} ${floor + 6} ${x + 38} ${floor - 10}`, wood, 6, 'stroke-linecap="round"') +
    stroke(d`M${x - 20} ${floor - 4}V${floor - 44}M${x + 22} ${floor - 4}V${floor - 60}`, wood, 6) +
    stroke(d`M${x - 22} ${floor - 44}L${x - 32} ${floor - 118}`, wood, 7) +
    repeat(3, (i) => stroke(d`M${x - 27 - i * 2} ${floor - 62 - i * 20}h22`, wood, 5)) +
    rect(x - 26, floor - 50, 54, 9, wood) +
    rect(x - 22, floor - 60, 42, 12, accent, 'rx="5"') +
    rect(x - 26, floor - 76, 58, 6, wood)
  )
}
