import { darker, lighter, mix } from '../picture/color.ts'
import { brick } from '../parts/wall.ts'
import { box, clipped, d, glow, linear, outline, type Point, poly, rect, repeat, stroke, times, washRect } from '../picture/svg.ts'
import type { Interior } from './interior.ts'

export const ROOM = { width: 1600, height: 1200 } as const
/** The far wall. */
export const BACK = { left: 330, right: 1270, top: 210, floor: 800 } as const
const EYE: Point = [800, 540]

/** The point of the near edge that lies on the line from the eye through a point of the far wall. */
export function towards([x, y]: Point, scale: number): Point {
  return [EYE[0] + (x - EYE[0]) * scale, EYE[1] + (y - EYE[1]) * scale]
}

/** Four walls, floor and ceiling. The camera end lies 2.2 times nearer than the far wall. */
export function shell(room: Interior): string {
  const { wall, trim, light, random, sunSide, brick: bricked, wainscot, beams, wood } = room
  const near = 2.4
  const corners = { tl: [BACK.left, BACK.top], tr: [BACK.right, BACK.top], bl: [BACK.left, BACK.floor], br: [BACK.right, BACK.floor] } as const satisfies Record<string, Point>
  const out = (p: Point) => towards(p, near)
  const ceilingColor = mix(lighter(wall, 0.55), room.tint('#fff8ea'), 0.5)
  const sides = ([side, top, bottom]: readonly [1 | -1, Point, Point]) => {
    const sunny = side !== sunSide
    const shape = [top, out(top), out(bottom), bottom]
    const color = sunny ? lighter(wall, 0.1) : darker(wall, 0.16)
    const base = [bottom, out(bottom), out([bottom[0], bottom[1] - 30]), [bottom[0], bottom[1] - 30]] as const
    const crown = [top, out(top), out([top[0], top[1] + 20]), [top[0], top[1] + 20]] as const
    const rail = [[bottom[0], bottom[1] - 176], out([bottom[0], bottom[1] - 176]), out([bottom[0], bottom[1] - 190]), [bottom[0], bottom[1] - 190]] as const
    const panelled = wainscot ? poly([[bottom[0], bottom[1] - 180], out([bottom[0], bottom[1] - 180]), out(bottom), bottom], mix(trim, color, 0.16)) + poly(rail, darker(trim, 0.06)) : ''
    return poly(shape, color) + panelled + poly(crown, darker(trim, sunny ? 0.04 : 0.14)) + poly(base, darker(trim, sunny ? 0.06 : 0.18))
  }
  const backArea = [BACK.left, BACK.top, BACK.right - BACK.left, BACK.floor - BACK.top] as const
  const back = bricked ? brick(random.fork('brick'), box(...backArea), backArea, room.tint('#b5765a')) : rect(...backArea, wall)
  return (
    rect(0, 0, ROOM.width, ROOM.height, wall) + poly([corners.tl, corners.tr, out(corners.tr), out(corners.tl)], ceilingColor) + sides([-1, corners.tl, corners.bl]) + sides([1, corners.tr, corners.br]) + back + (room.wallpaper ? wallpaper(room) : '') + (wainscot ? wainscotting(room) : '') +
    floor(room) + trims(room, bricked) + (beams ? ceilingBeams(wood) : '') + (bricked ? pipes(room) : '') +
    washRect(BACK.left, BACK.top, backArea[2], backArea[3], linear([[0, light.shadow, 0.2], [0.25, light.shadow, 0], [0.8, light.shadow, 0], [1, light.shadow, 0.16]]))
  )
}

const trims = ({ trim }: Interior, bare: boolean) => rect(BACK.left, BACK.floor - 30, BACK.right - BACK.left, 30, trim) + rect(BACK.left, BACK.floor - 30, BACK.right - BACK.left, 4, lighter(trim, 0.4)) + (bare ? '' : rect(BACK.left, BACK.top, BACK.right - BACK.left, 20, trim) + rect(BACK.left, BACK.top + 20, BACK.right - BACK.left, 5, darker(trim, 0.3), 'opacity="0.5"'))

function wallpaper({ wall, random }: Interior): string {
  const ink = random.chance(0.5) ? lighter(wall, 0.2) : darker(wall, 0.14)
  return clipped(box(BACK.left, BACK.top, BACK.right - BACK.left, BACK.floor - BACK.top), stroke(times(11, (r) => times(20, (c) => {
    const [x, y] = [BACK.left + 24 + c * 49 + (r % 2) * 24, BACK.top + 44 + r * 52]
    return d`M${x} ${y + 16}v-32M${x} ${y - 4}q-13 -4 -14 -16q13 2 14 16q1 -14 14 -16q-1 12 -14 16M${x} ${y + 12}q-12 -2 -14 -12q12 1 14 12q2 -11 14 -12q-2 10 -14 12`
  }).join('')).join(''), ink, 2.6, 'opacity="0.8"'))
}

function wainscotting({ trim }: Interior): string {
  const [top, h] = [BACK.floor - 180, 180]
  const boards = times(26, (i) => d`M${BACK.left + i * 37} ${top}v${h}`).join('')
  return rect(BACK.left, top, BACK.right - BACK.left, h, trim) + stroke(boards, darker(trim, 0.18), 2) + rect(BACK.left, top - 10, BACK.right - BACK.left, 14, lighter(trim, 0.3)) + rect(BACK.left, top + 4, BACK.right - BACK.left, 5, darker(trim, 0.3), 'opacity="0.5"')
}

function floor(room: Interior): string {
  const { floorColor, random, light } = room
  const shape: Point[] = [[BACK.left, BACK.floor], [BACK.right, BACK.floor], towards([BACK.right, BACK.floor], 2.6), towards([BACK.left, BACK.floor], 2.6)]
  const wash = linear([[0, darker(floorColor, 0.22)], [0.4, floorColor], [1, darker(floorColor, 0.14)]])
  const depths = times(9, (i) => 1 + 1.6 * (i / 8) ** 1.5)
  const line = (at: number) => d`M${towards([BACK.left, BACK.floor], at)[0]} ${towards([0, BACK.floor], at)[1]}H${towards([BACK.right, BACK.floor], at)[0]}`
  const boards = room.floor === 'checks' ? 14 : room.floor === 'concrete' ? 5 : 26
  const xs = times(boards + 1, (i) => BACK.left + ((BACK.right - BACK.left) / boards) * i)
  const seams = stroke(xs.map((x) => `M${x} ${BACK.floor}L${towards([x, BACK.floor], 2.6).join(' ')}`).join(''), darker(floorColor, 0.4), room.floor === 'concrete' ? 2 : 2.4, 'opacity="0.6"')
  const cells = (pick: (c: number, r: number) => boolean, color: string, opacity: number) =>
    depths.slice(0, -1).map((near, r) => xs.slice(0, -1).map((x, c) => {
      if (!pick(c, r)) return ''
      const [x2, far] = [xs[c + 1] ?? x, depths[r + 1] ?? near]
      return poly([towards([x, BACK.floor], near), towards([x2, BACK.floor], near), towards([x2, BACK.floor], far), towards([x, BACK.floor], far)], color, `opacity="${opacity}"`)
    }).join('')).join('')
  const pattern =
    room.floor === 'checks' ? cells((c, r) => (c + r) % 2 === 0, darker(floorColor, 0.42), 0.85)
    : room.floor === 'concrete' ? stroke(depths.slice(1).filter((_, i) => i % 2).map(line).join(''), darker(floorColor, 0.3), 2, 'opacity="0.5"')
    : cells(() => random.chance(0.3), random.chance(0.5) ? lighter(floorColor, 0.2) : darker(floorColor, 0.2), 0.4) + cells(() => random.chance(0.2), darker(floorColor, 0.28), 0.35) + (room.floor === 'herringbone' ? chevrons(xs, depths, darker(floorColor, 0.4)) : '')
  const gloss = washRect(BACK.left - 300, BACK.floor, BACK.right - BACK.left + 600, 260, linear([[0, light.sky[3], 0.3], [1, light.sky[3], 0]]))
  return wash.def + clipped(outline(shape), rect(0, BACK.floor, ROOM.width, 420, wash.fill) + pattern + seams + gloss)
}

const chevrons = (xs: readonly number[], depths: readonly number[], color: string) =>
  stroke(depths.slice(0, -1).map((near, r) => xs.slice(0, -1).map((x, c) => {
    const far = depths[r + 1] ?? near
    const [from, to] = c % 2 ? [towards([x, BACK.floor], near), towards([xs[c + 1] ?? x, BACK.floor], far)] : [towards([xs[c + 1] ?? x, BACK.floor], near), towards([x, BACK.floor], far)]
    return d`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`
  }).join('')).join(''), color, 2, 'opacity="0.5"')

function ceilingBeams(wood: string): string {
  return repeat(3, (i) => {
    const [near, far] = [[2.2, 1.9], [1.62, 1.46], [1.24, 1.14]][i] ?? [1, 1]
    const [a, b] = [towards([BACK.left, BACK.top], near ?? 1), towards([BACK.right, BACK.top], near ?? 1)]
    const [c, e] = [towards([BACK.left, BACK.top], far ?? 1), towards([BACK.right, BACK.top], far ?? 1)]
    const drop = 26 * (near ?? 1)
    return poly([[a[0], a[1] + drop], [b[0], b[1] + drop], [e[0], e[1] + drop * 0.9], [c[0], c[1] + drop * 0.9]], darker(wood, 0.35)) + poly([[c[0], c[1] + drop * 0.9], [e[0], e[1] + drop * 0.9], [e[0], e[1]], [c[0], c[1]]], lighter(wood, 0.06))
  })
}

const pipes = ({ metal, wall }: Interior) => rect(BACK.left - 170, 118, 1280, 40, mix(wall, metal, 0.35), 'rx="20"') + rect(BACK.left - 170, 122, 1280, 9, '#ffffff', 'opacity="0.25" rx="5"') + repeat(9, (i) => rect(BACK.left - 120 + i * 140, 112, 9, 52, mix(wall, metal, 0.6))) + stroke(d`M${BACK.left - 30} 158V${BACK.top + 120}`, mix(wall, metal, 0.5), 14)

/** Sun lying on the floor with the shadow of the bars in it, or the pool of a lamp at night. */
export function floorLight({ light, sunSide, window }: Interior): string {
  if (light.time === 'dusk') return glow(800, 1020, 620, 170, '#ffcf8a', 0.5)
  const strength = light.wet ? 0.2 : 0.46
  const x = 800 - sunSide * 250
  const cells = window.wide ? 3 : 2
  return repeat(cells, (i) =>
    repeat(2, (j) => {
      const left = x + (i - cells / 2) * 150
      const top = 872 + j * 92
      const lean = -sunSide * 76
      return poly([[left + lean * j, top], [left + 138 + lean * j, top], [left + 146 + lean * (j + 1), top + 82], [left + 2 + lean * (j + 1), top + 82]], light.sun.color, `opacity="${strength}"`)
    }),
  )
}

/** Warmth from the window's side, quiet in the far corners. */
export function roomAir({ light, sunSide }: Interior): string {
  const warm = linear([[0, light.sun.color, 0.28 * light.sun.strength], [0.6, light.sun.color, 0], [1, light.shadow, 0.2]], sunSide < 0 ? [1, 0, 0, 0.3] : [0, 0, 1, 0.3])
  const low = linear([[0, light.shadow, 0.2], [0.3, light.shadow, 0], [0.75, light.shadow, 0], [1, light.shadow, 0.26]])
  return washRect(0, 0, ROOM.width, ROOM.height, warm) + washRect(0, 0, ROOM.width, ROOM.height, low)
}
