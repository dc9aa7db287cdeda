import { hash } from './random.ts'

export type Point = readonly [number, number]
/** A gradient as a fill; its definition stands before its use. */
export interface Paint {
  def: string
  fill: string
}
/** Offset 0 to 1, colour, opacity 0 to 1 (1 when left out). */
export type Stop = readonly [number, string, number?]

const round = (value: number) => String(Math.round(value * 10) / 10)

export const rect = (x: number, y: number, w: number, h: number, fill: string, extra = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(Math.max(0, w))}" height="${round(Math.max(0, h))}" fill="${fill}" ${extra}/>`

export const poly = (points: readonly Point[], fill: string, extra = '') =>
  `<path d="${outline(points)}" fill="${fill}" ${extra}/>`

export const path = (d: string, fill: string, extra = '') => `<path d="${d}" fill="${fill}" ${extra}/>`

export const stroke = (d: string, color: string, width: number, extra = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${round(width)}" ${extra}/>`

export const circle = (x: number, y: number, r: number, fill: string, extra = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" ${extra}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = '') =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${extra}/>`

/** Path data: numbers are rounded to a tenth of a pixel, which keeps a plate of 10,000 leaves small. */
export const d = (parts: TemplateStringsArray, ...values: readonly number[]) =>
  parts.reduce((text, part, i) => text + part + (i < values.length ? round(values[i] ?? 0) : ''), '')

export const outline = (points: readonly Point[]) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`

export const group = (content: string, extra = '') => `<g ${extra}>${content}</g>`

/** Moves a drawing made around its own origin; a negative scaleX mirrors it. */
export const at = (x: number, y: number, content: string, scale = 1, scaleX = scale) =>
  `<g transform="translate(${round(x)} ${round(y)})${scale === 1 && scaleX === 1 ? '' : ` scale(${scaleX} ${scale})`}">${content}</g>`

export const faded = (opacity: number, content: string) => `<g opacity="${opacity}">${content}</g>`

type Direction = readonly [x1: number, y1: number, x2: number, y2: number]

/** A gradient over the shape's own box, from (x1, y1) to (x2, y2) in parts of it; downwards when left out. */
export function linear(stops: readonly Stop[], [x1, y1, x2, y2]: Direction = [0, 0, 0, 1]): Paint {
  const body = stopTags(stops)
  const id = `l${hash(`${x1} ${y1} ${x2} ${y2}${body}`).toString(36)}`
  return {
    def: `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${body}</linearGradient>`,
    fill: `url(#${id})`,
  }
}

export const across = (stops: readonly Stop[]) => linear(stops, [0, 0, 1, 0])

export function radial(stops: readonly Stop[]): Paint {
  const body = stopTags(stops)
  const id = `r${hash(body).toString(36)}`
  return { def: `<radialGradient id="${id}">${body}</radialGradient>`, fill: `url(#${id})` }
}

const stopTags = (stops: readonly Stop[]) =>
  stops.map(([o, c, a = 1]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join('')

/** A rectangle filled with a gradient. */
export function washRect(x: number, y: number, w: number, h: number, paint: Paint, extra = ''): string {
  return paint.def + rect(x, y, w, h, paint.fill, extra)
}

/** A soft pool of light. */
export function glow(x: number, y: number, rx: number, ry: number, color: string, strength: number): string {
  const paint = radial([
    [0, color, strength],
    [0.35, color, strength * 0.45],
    [1, color, 0],
  ])
  return paint.def + ellipse(x, y, rx, ry, paint.fill)
}

/** Shows content only inside a path. */
export function clipped(shape: string, content: string): string {
  const id = `c${hash(shape).toString(36)}`
  return `<clipPath id="${id}"><path d="${shape}"/></clipPath><g clip-path="url(#${id})">${content}</g>`
}

export const box = (x: number, y: number, w: number, h: number) => d`M${x} ${y}h${w}v${h}h${-w}Z`

/** Whole numbers from 0 up to, not including, count. */
export const times = <T>(count: number, draw: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => draw(i))
export const repeat = (count: number, draw: (i: number) => string) => times(count, draw).join('')
