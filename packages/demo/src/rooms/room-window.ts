import { mass } from '../landscape/foliage.ts'
import { crownTones } from '../landscape/season.ts'
import { darker, lighter, mix } from '../picture/color.ts'
import { seenFar } from '../picture/light.ts'
import { box, clipped, d, glow, linear, path, poly, rect, repeat, stroke, times, washRect } from '../picture/svg.ts'
import type { Interior } from './interior.ts'

/** A window seen from inside: trees and sky, bars, casing, drapes. */
export function roomWindow(room: Interior, x: number, y: number, w: number, h: number): string {
  const { light, trim, metal, style, window: look, cloth2 } = room
  const shape = look.arch ? d`M${x} ${y + h}V${y + w * 0.3}q${w / 2} ${-w * 0.42} ${w} 0V${y + h}Z` : box(x, y, w, h)
  const steel = style === 'Industrial Loft' || style === 'Modern'
  const bar = steel ? metal : trim
  const rows = times(look.rows - 1, (i) => d`M${x} ${y + (h / look.rows) * (i + 1)}h${w}`).join('')
  const columns = times(look.columns - 1, (i) => d`M${x + (w / look.columns) * (i + 1)} ${y}v${h}`).join('')
  const frame = stroke(rows + columns, bar, steel ? 5 : 6) + (look.rail ? rect(x, y + h / 2 - 6, w, 12, bar) : '')
  const casing = steel
    ? stroke(shape, metal, 12)
    : rect(x - 20, y - 22, w + 40, h + 34, trim) +
      rect(x - 30, y - 32, w + 60, 16, lighter(trim, 0.2)) +
      rect(x - 20, y - 16, w + 40, 5, darker(trim, 0.3), 'opacity="0.4"')
  const sill =
    rect(x - 32, y + h + 6, w + 64, 16, lighter(trim, 0.15)) +
    rect(x - 26, y + h + 22, w + 52, 9, light.shadow, 'opacity="0.3"')
  return (
    glow(x + w / 2, y + h / 2, w * 1.3, h * 0.95, light.sky[3], light.time === 'dusk' ? 0.12 : 0.4) +
    casing +
    clipped(shape, outside(room, x, y, w, h) + frame) +
    stroke(shape, bar, 8) +
    sill +
    (look.drapes ? drapes(cloth2, x, y, w, h) : '')
  )
}

function outside({ light, random, sunSide }: Interior, x: number, y: number, w: number, h: number): string {
  const sky = linear([
    [0, light.sky[1]],
    [0.6, light.sky[2]],
    [1, light.sky[3]],
  ])
  const ground = y + h
  const far = repeat(
    3,
    (i) =>
      rect(
        x + w * (0.1 + i * 0.3),
        ground - h * (0.3 + (i % 2) * 0.08),
        w * 0.2,
        h * 0.3,
        seenFar(light, '#a5765a', 0.6),
      ) +
      poly(
        [
          [x + w * (0.06 + i * 0.3), ground - h * (0.3 + (i % 2) * 0.08)],
          [x + w * (0.2 + i * 0.3), ground - h * 0.46],
          [x + w * (0.34 + i * 0.3), ground - h * (0.3 + (i % 2) * 0.08)],
        ],
        seenFar(light, '#5a5560', 0.55),
      ),
  )
  const tones = crownTones(light, 'summer')
  const trees = repeat(2, () =>
    mass(random, {
      x: x + w * random.between(0, 1),
      y: ground - h * random.between(0.2, 0.42),
      rx: Math.min(w * 0.45, 130),
      ry: h * 0.24,
      tones,
      sunSide,
      leaf: 13,
    }),
  )
  const hedge = mass(random, { x: x + w / 2, y: ground, rx: w * 0.62, ry: h * 0.12, tones, sunSide, leaf: 11 })
  return (
    washRect(x, y, w, h, sky) +
    far +
    trees +
    hedge +
    poly(
      [
        [x + w * 0.1, y],
        [x + w * 0.3, y],
        [x - w * 0.1, y + h],
        [x - w * 0.3, y + h],
      ],
      '#ffffff',
      'opacity="0.12"',
    )
  )
}

function drapes(cloth: string, x: number, y: number, w: number, h: number): string {
  const top = y - 50
  const foot = Math.min(y + h + 40, 796)
  const side = (sx: number, s: 1 | -1) => {
    const [a, b] = [sx - s * 46, sx + s * Math.min(50, w * 0.24)]
    return (
      path(
        d`M${a} ${top}L${b} ${top}C${b} ${top + (foot - top) * 0.4} ${sx + s * 4} ${top + (foot - top) * 0.55} ${sx + s * 14} ${foot}L${a} ${foot}Z`,
        cloth,
      ) +
      stroke(
        times(
          4,
          (i) =>
            d`M${a + s * (14 + i * 20)} ${top}Q${a + s * (16 + i * 15)} ${top + (foot - top) * 0.5} ${a + s * (10 + i * 13)} ${foot}`,
        ).join(''),
        darker(cloth, 0.3),
        3,
        'opacity="0.5"',
      ) +
      stroke(
        times(
          3,
          (i) =>
            d`M${a + s * (24 + i * 20)} ${top}Q${a + s * (24 + i * 15)} ${top + (foot - top) * 0.5} ${a + s * (17 + i * 13)} ${foot}`,
        ).join(''),
        lighter(cloth, 0.26),
        2.5,
        'opacity="0.5"',
      )
    )
  }
  return side(x, 1) + side(x + w, -1) + rect(x - 66, top - 8, w + 132, 9, mix('#7a5a34', cloth, 0.15), 'rx="4"')
}
