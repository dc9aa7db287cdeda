import type { Build } from '../facades/build.ts'
import { darker } from '../picture/color.ts'
import { box, clipped, d, glow, rect, stroke, times } from '../picture/svg.ts'
import { casing } from './casing.ts'
import { curtains, glass, homely } from './glass.ts'
import type { Opening, WindowLook } from './opening.ts'

const plain: WindowLook = {
  columns: 1,
  upperRows: 1,
  lowerRows: 1,
  casing: 12,
  head: 'flat',
  curtains: true,
  bar: 4,
  sill: true,
}

/** A window with glass, sash, curtains and trim; the opening is the glass with its sash. */
export function pane(build: Build, { x, y, w, h }: Opening, given: Partial<WindowLook> = {}): string {
  const look = { ...plain, ...given }
  const { light, random, trim, sash } = build
  const lit = look.lit ?? random.chance(light.litWindows)
  const shape =
    look.head === 'arch' ? d`M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}Z` : box(x, y, w, h)
  const inside =
    glass(build, { x, y, w, h }, lit) +
    (look.curtains ? curtains(build, { x, y, w, h }, lit) : '') +
    (lit ? homely(build, { x, y, w, h }) : '')
  const shadowTop =
    rect(x, y, w, Math.min(20, h * 0.09), light.shadow, `opacity="${lit ? 0.18 : 0.42}"`) +
    rect(build.sunSide < 0 ? x : x + w - 9, y, 9, h, light.shadow, 'opacity="0.28"')
  return (
    (lit ? glow(x + w / 2, y + h / 2, w * 1.5, h * 1.05, '#ffbf66', 0.5 * light.lamps) : '') +
    casing(build, { x, y, w, h }, look, trim) +
    clipped(shape, inside + shadowTop + bars({ x, y, w, h }, look, sash)) +
    stroke(shape, sash, Math.max(5, look.bar + 1.5)) +
    stroke(shape, darker(sash, 0.4), 1.4, 'opacity="0.6"')
  )
}

function bars({ x, y, w, h }: Opening, look: WindowLook, sash: string): string {
  const meeting = look.lowerRows ? y + h * (look.upperRows === look.lowerRows ? 0.5 : 0.42) : y + h
  const rows = (top: number, bottom: number, count: number) =>
    times(Math.max(0, count - 1), (i) => d`M${x} ${top + ((bottom - top) / count) * (i + 1)}h${w}`).join('')
  const columns = (top: number, bottom: number, count: number) =>
    times(count - 1, (i) => d`M${x + (w / count) * (i + 1)} ${top}V${bottom}`).join('')
  const lower = look.lowerRows > 1 || look.lowerRows === look.upperRows ? columns(meeting, y + h, look.columns) : ''
  const grid = stroke(
    rows(y, meeting, look.upperRows) + columns(y, meeting, look.columns) + rows(meeting, y + h, look.lowerRows) + lower,
    sash,
    look.bar,
  )
  return (
    grid +
    (look.lowerRows ? rect(x, meeting - 4, w, 8, sash) + rect(x, meeting + 4, w, 3, '#1d1a2e', 'opacity="0.3"') : '')
  )
}
