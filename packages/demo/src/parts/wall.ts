import { darker, lighter, mix } from '../picture/color.ts'
import type { Random } from '../picture/random.ts'
import { across, box, clipped, d, path, rect, repeat, stroke, times, washRect } from '../picture/svg.ts'

/** Boards of wood, each with its own shadow line; textures are cut to `shape` (path data) inside the box. */
export function clapboard(
  random: Random,
  shape: string,
  [x, y, w, h]: readonly [number, number, number, number],
  color: string,
  board = 15,
): string {
  const rows = Math.ceil(h / board)
  const lines = times(rows, (i) => d`M${x} ${y + i * board}h${w}`).join('')
  const lit = times(rows, (i) => d`M${x} ${y + i * board + 2.5}h${w}`).join('')
  const worn = repeat(Math.round((w * h) / 26000), () =>
    rect(
      x + random.between(0, w),
      y + Math.floor(random.between(0, rows)) * board + 2,
      random.between(40, 150),
      board - 3,
      random.chance(0.5) ? lighter(color, 0.14) : darker(color, 0.1),
      'opacity="0.7"',
    ),
  )
  return clipped(
    shape,
    rect(x, y, w, h, color) + worn + stroke(lines, darker(color, 0.36), 2) + stroke(lit, lighter(color, 0.28), 1.4),
  )
}

/** Bricks in running bond with odd darker and paler ones. */
export function brick(
  random: Random,
  shape: string,
  [x, y, w, h]: readonly [number, number, number, number],
  color: string,
  mortar = lighter(color, 0.34),
): string {
  const [bw, bh] = [31, 11.5]
  const rows = Math.ceil(h / bh)
  const columns = Math.ceil(w / bw) + 1
  const shades = [darker(color, 0.24), lighter(color, 0.16), mix(color, '#8a4a3a', 0.4), darker(color, 0.1)] as const
  const courses = stroke(times(rows, (i) => d`M${x} ${y + i * bh}h${w}`).join(''), mortar, 1.6, 'opacity="0.8"')
  const joints = stroke(
    times(rows, (r) =>
      times(columns, (c) => d`M${x + c * bw + (r % 2 ? bw / 2 : 0)} ${y + r * bh}v${bh}`).join(''),
    ).join(''),
    mortar,
    1.6,
    'opacity="0.65"',
  )
  const odd = shades
    .map((shade) =>
      path(
        times(Math.round((w * h) / 3600), () => {
          const r = random.whole(0, rows)
          return box(x + random.whole(0, columns) * bw - (r % 2 ? bw / 2 : 0), y + r * bh, bw, bh)
        }).join(''),
        shade,
        'opacity="0.75"',
      ),
    )
    .join('')
  return clipped(shape, rect(x, y, w, h, color) + odd + courses + joints)
}

/** Rows of round-ended shingles. */
export function fishScale(
  random: Random,
  shape: string,
  [x, y, w, h]: readonly [number, number, number, number],
  color: string,
): string {
  const size = 26
  const rows = Math.ceil(h / (size * 0.62)) + 1
  const scales = (pick: (r: number, c: number) => boolean) =>
    times(rows, (r) =>
      times(Math.ceil(w / size) + 2, (c) => {
        if (!pick(r, c)) return ''
        const sx = x + (c - 1) * size + (r % 2 ? size / 2 : 0)
        const sy = y + (rows - 2 - r) * size * 0.62
        return d`M${sx} ${sy}h${size}v${size * 0.45}a${size / 2} ${size / 2} 0 0 1 ${-size} 0Z`
      }).join(''),
    ).join('')
  const band = (r: number) => Math.floor(r / 3) % 2 === 0
  const odd = random.fork('scales')
  return clipped(
    shape,
    rect(x, y, w, h, color) +
      path(
        scales((r) => band(r)),
        lighter(color, 0.1),
        `stroke="${darker(color, 0.34)}" stroke-width="1.8"`,
      ) +
      path(
        scales((r) => !band(r)),
        darker(color, 0.13),
        `stroke="${darker(color, 0.4)}" stroke-width="1.8"`,
      ) +
      path(
        scales(() => odd.chance(0.1)),
        lighter(color, 0.22),
        'opacity="0.5"',
      ),
  )
}

/** Smooth plaster with a dry-brushed bloom. */
export function stucco(
  random: Random,
  shape: string,
  [x, y, w, h]: readonly [number, number, number, number],
  color: string,
): string {
  const patches = repeat(Math.round((w * h) / 9000), () =>
    rect(
      x + random.between(-30, w),
      y + random.between(-10, h),
      random.between(30, 130),
      random.between(3, 12),
      random.chance(0.5) ? lighter(color, 0.14) : darker(color, 0.06),
      'opacity="0.45" rx="5"',
    ),
  )
  return clipped(shape, rect(x, y, w, h, color) + patches)
}

/** Rough-cut stones in courses. */
export function stonework(
  random: Random,
  shape: string,
  [x, y, w, h]: readonly [number, number, number, number],
  color: string,
): string {
  const rows = Math.max(1, Math.round(h / 24))
  const rh = h / rows
  const stones = repeat(rows, (r) => {
    let sx = x - random.between(0, 40)
    let row = ''
    while (sx < x + w) {
      const sw = random.between(30, 70)
      const tone = random.pick([color, lighter(color, 0.14), darker(color, 0.12), mix(color, '#c9a987', 0.3)])
      row += rect(sx + 1.5, y + r * rh + 1.5, sw - 3, rh - 3, tone, 'rx="4"')
      sx += sw
    }
    return row
  })
  return clipped(shape, rect(x, y, w, h, darker(color, 0.36)) + stones)
}

/** Upright boards. */
export function slats(random: Random, x: number, y: number, w: number, h: number, color: string, width = 18): string {
  return repeat(Math.ceil(w / width), (i) => {
    const sw = Math.min(width, w - i * width)
    const tone = mix(color, random.chance(0.5) ? '#5a3a28' : '#e0b98a', random.between(0, 0.22))
    return (
      rect(x + i * width, y, sw, h, tone) + rect(x + i * width + sw - 3, y, 3, h, darker(color, 0.5), 'opacity="0.7"')
    )
  })
}

/** Light across a wall: warm on the sunny side, cool away from it, and the shade of an eave above. */
export function wallLight(
  x: number,
  y: number,
  w: number,
  h: number,
  sunSide: -1 | 1,
  eave: number,
  shadow: string,
  shade: number,
): string {
  const near = [0, '#ffe6b0', 0.2] as const
  const far = [1, shadow, shade * 0.72] as const
  const paint =
    sunSide < 0
      ? across([near, [0.45, '#ffe6b0', 0], far])
      : across([
          [0, shadow, shade * 0.72],
          [0.55, '#ffe6b0', 0],
          [1, '#ffe6b0', 0.2],
        ])
  const edge = eave > 0 ? rect(x, y, w, eave, shadow, `opacity="${shade * 1.25}"`) : ''
  return washRect(x, y, w, h, paint) + edge
}
