import type { Build } from '../facades/build.ts'
import { darker, lighter, mix } from '../picture/color.ts'
import { box, circle, clipped, d, ellipse, glow, linear, path, poly, rect, repeat, stroke, times, washRect } from '../picture/svg.ts'

export interface Opening {
  x: number
  y: number
  w: number
  h: number
}

export interface WindowLook {
  /** Panes: columns and rows above and below the middle rail; rows of 0 leave no rail. */
  columns: number
  upperRows: number
  lowerRows: number
  /** Width of the surrounding trim. */
  casing: number
  head: 'flat' | 'arch' | 'pediment' | 'lintel' | 'none'
  curtains: boolean
  bar: number
  sill: boolean
  /** Always or never lit; by chance when left out. */
  lit?: boolean
}

const plain: WindowLook = { columns: 1, upperRows: 1, lowerRows: 1, casing: 12, head: 'flat', curtains: true, bar: 4, sill: true }

/** A window with glass, sash, curtains and trim; the opening is the glass with its sash. */
export function pane(build: Build, { x, y, w, h }: Opening, given: Partial<WindowLook> = {}): string {
  const look = { ...plain, ...given }
  const { light, random, trim, sash } = build
  const lit = look.lit ?? random.chance(light.litWindows)
  const shape = look.head === 'arch' ? d`M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}Z` : box(x, y, w, h)
  const inside = glass(build, { x, y, w, h }, lit) + (look.curtains ? curtains(build, { x, y, w, h }, lit) : '') + (lit ? homely(build, { x, y, w, h }) : '')
  const shadowTop = rect(x, y, w, Math.min(20, h * 0.09), light.shadow, `opacity="${lit ? 0.18 : 0.42}"`) + rect(build.sunSide < 0 ? x : x + w - 9, y, 9, h, light.shadow, 'opacity="0.28"')
  return (
    (lit ? glow(x + w / 2, y + h / 2, w * 1.5, h * 1.05, '#ffbf66', 0.5 * light.lamps) : '') +
    casing(build, { x, y, w, h }, look, trim) +
    clipped(shape, inside + shadowTop + bars({ x, y, w, h }, look, sash)) +
    stroke(shape, sash, Math.max(5, look.bar + 1.5)) +
    stroke(shape, darker(sash, 0.4), 1.4, 'opacity="0.6"')
  )
}

function glass({ light, random }: Build, { x, y, w, h }: Opening, lit: boolean): string {
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
  const streak = poly([[x + slant, y], [x + slant + w * 0.24, y], [x + slant - w * 0.16, y + h], [x + slant - w * 0.4, y + h]], '#ffffff', 'opacity="0.16"')
  return washRect(x, y, w, h, cool) + streak
}

function curtains({ light, random }: Build, { x, y, w, h }: Opening, lit: boolean): string {
  const cloth = lit ? mix('#f6dfb2', '#d98a4a', 0.3) : mix('#efe6d4', light.shadow, 0.42)
  const drop = h * random.between(0.86, 1)
  const open = w * random.between(0.2, 0.27)
  const side = (from: number, to: number) =>
    path(d`M${from} ${y}L${to} ${y}C${to} ${y + drop * 0.5} ${from + (to - from) * 0.5} ${y + drop * 0.62} ${from + (to - from) * 0.62} ${y + drop}L${from} ${y + drop}Z`, cloth, `opacity="${lit ? 0.9 : 0.75}"`) +
    stroke(d`M${from + (to - from) * 0.35} ${y}L${from + (to - from) * 0.3} ${y + drop}M${from + (to - from) * 0.68} ${y}L${from + (to - from) * 0.45} ${y + drop * 0.9}`, darker(cloth, 0.25), 2, 'opacity="0.5"')
  const valance = random.chance(0.3) ? rect(x, y, w, h * random.between(0.08, 0.3), cloth, 'opacity="0.9"') : ''
  return valance + side(x, x + open * 1.5) + side(x + w, x + w - open * 1.5)
}

/** A small sign of life behind a lit pane: a lamp, a plant or a picture. */
function homely({ random }: Build, { x, y, w, h }: Opening): string {
  const choice = random.whole(0, 4)
  const cx = x + w * random.between(0.4, 0.6)
  const floor = y + h
  if (choice === 0) {
    const s = Math.min(w * 0.3, 44)
    return glow(cx, floor - s * 1.6, s * 2.4, s * 2, '#fff6d0', 0.9) + poly([[cx - s * 0.32, floor - s * 2], [cx + s * 0.32, floor - s * 2], [cx + s * 0.55, floor - s * 1.2], [cx - s * 0.55, floor - s * 1.2]], '#fff3c6') + rect(cx - 3, floor - s * 1.2, 6, s * 1.2, '#8a5a34')
  }
  if (choice === 1) {
    const s = Math.min(w * 0.28, 36)
    return stroke(times(7, (i) => d`M${cx} ${floor - s * 0.5}q${(i - 3) * s * 0.2} ${-s * 0.8} ${(i - 3) * s * 0.36} ${-s * (1.3 - Math.abs(i - 3) * 0.16)}`).join(''), '#5a6b3a', 5, 'stroke-linecap="round"') + path(d`M${cx - s * 0.4} ${floor - s * 0.6}h${s * 0.8}l${-s * 0.12} ${s * 0.6}h${-s * 0.56}Z`, '#a4553a')
  }
  if (choice === 2) return rect(cx - w * 0.16, y + h * 0.3, w * 0.3, h * 0.2, '#b5763f', 'opacity="0.55"') + ellipse(cx, floor, w * 0.5, h * 0.16, '#c07a3e', 'opacity="0.4"')
  return rect(x, floor - h * 0.14, w, h * 0.14, '#b5713c', 'opacity="0.5"')
}

function bars({ x, y, w, h }: Opening, look: WindowLook, sash: string): string {
  const meeting = look.lowerRows ? y + h * (look.upperRows === look.lowerRows ? 0.5 : 0.42) : y + h
  const rows = (top: number, bottom: number, count: number) => times(Math.max(0, count - 1), (i) => d`M${x} ${top + ((bottom - top) / count) * (i + 1)}h${w}`).join('')
  const columns = (top: number, bottom: number, count: number) => times(count - 1, (i) => d`M${x + (w / count) * (i + 1)} ${top}V${bottom}`).join('')
  const lower = look.lowerRows > 1 || look.lowerRows === look.upperRows ? columns(meeting, y + h, look.columns) : ''
  const grid = stroke(rows(y, meeting, look.upperRows) + columns(y, meeting, look.columns) + rows(meeting, y + h, look.lowerRows) + lower, sash, look.bar)
  return grid + (look.lowerRows ? rect(x, meeting - 4, w, 8, sash) + rect(x, meeting + 4, w, 3, '#1d1a2e', 'opacity="0.3"') : '')
}

function casing(build: Build, { x, y, w, h }: Opening, { casing: c, head, sill }: WindowLook, trim: string): string {
  const { light, sunSide } = build
  const dark = darker(trim, 0.24)
  const under = sill ? rect(x - c - 8, y + h + 2, w + c * 2 + 16, 12, trim) + rect(x - c - 8, y + h + 14, w + c * 2 + 16, 7, light.shadow, `opacity="${light.shade}"`) : ''
  const cast = rect(x - c + (sunSide < 0 ? 9 : -9), y - c + 9, w + c * 2, h + c * 2, light.shadow, `opacity="${light.shade * 0.55}"`)
  if (head === 'none') return under
  if (head === 'lintel') return rect(x - 14, y - 26, w + 28, 26, build.stone) + rect(x - 14, y - 26, w + 28, 5, lighter(build.stone, 0.3)) + rect(x - 12, y + h, w + 24, 13, build.stone) + rect(x - 12, y + h + 13, w + 24, 6, light.shadow, `opacity="${light.shade}"`)
  if (head === 'arch') return cast + path(d`M${x - c} ${y + h}V${y + w / 2}a${w / 2 + c} ${w / 2 + c} 0 0 1 ${w + c * 2} 0V${y + h}Z`, trim) + circle(x + w / 2, y - c + 2, 9, dark) + under
  const frame = cast + rect(x - c, y - c, w + c * 2, h + c * 2, trim) + rect(sunSide < 0 ? x + w : x - c, y - c, c, h + c * 2, dark, 'opacity="0.4"')
  if (head === 'pediment') return frame + poly([[x - c - 12, y - c], [x + w / 2, y - c - 34], [x + w + c + 12, y - c]], trim) + poly([[x - c + 8, y - c - 5], [x + w / 2, y - c - 25], [x + w + c - 8, y - c - 5]], dark, 'opacity="0.45"') + rect(x - c - 12, y - c - 5, w + c * 2 + 24, 9, trim) + under
  return frame + rect(x - c - 7, y - c - 9, w + c * 2 + 14, 13, trim) + rect(x - c - 7, y - c + 3, w + c * 2 + 14, 4, dark, 'opacity="0.5"') + under
}

/** Louvred shutters on both sides of an opening. */
export function shutters({ light, accent }: Build, { x, y, w, h }: Opening, width: number, gap: number): string {
  const one = (sx: number) =>
    rect(sx + 5, y + 5, width, h, light.shadow, `opacity="${light.shade * 0.7}"`) + rect(sx, y - 4, width, h + 8, accent) +
    stroke(times(Math.floor(h / 11), (i) => d`M${sx + 6} ${y + 6 + i * 11}h${width - 12}`).join(''), darker(accent, 0.38), 3) +
    stroke(times(Math.floor(h / 11), (i) => d`M${sx + 6} ${y + 9 + i * 11}h${width - 12}`).join(''), lighter(accent, 0.22), 1.6) +
    rect(sx, y + h / 2 - 5, width, 10, accent)
  return one(x - gap - width) + one(x + w + gap)
}

/** A row of small coloured lights above a window or door. */
export function leaded(build: Build, { x, y, w, h }: Opening, count: number): string {
  const jewels = ['#c9583f', '#d9a441', '#4f7f78', '#7b95b0', '#e8d9a8'] as const
  const lit = build.light.lamps > 0.5
  return rect(x - 5, y - 5, w + 10, h + 10, build.trim) + repeat(count, (i) => {
    const c = build.random.pick(jewels)
    return rect(x + (w / count) * i + 2, y, w / count - 4, h, lit ? lighter(c, 0.28) : darker(c, 0.16))
  })
}
