import { brick } from '../parts/wall.ts'
import { darker, lighter, mix } from '../picture/color.ts'
import { box, clipped, d, linear, type Point, poly, rect, stroke, times, washRect } from '../picture/svg.ts'
import { ceilingBeams, pipes } from './ceiling.ts'
import { floor } from './floor.ts'
import { BACK, ROOM, towards } from './frame.ts'
import type { Interior } from './interior.ts'

/** Four walls, floor and ceiling. The camera end lies 2.2 times nearer than the far wall. */
export function shell(room: Interior): string {
  const { wall, trim, light, random, sunSide, brick: bricked, wainscot, beams, wood } = room
  const near = 2.4
  const corners = {
    tl: [BACK.left, BACK.top],
    tr: [BACK.right, BACK.top],
    bl: [BACK.left, BACK.floor],
    br: [BACK.right, BACK.floor],
  } as const satisfies Record<string, Point>
  const out = (p: Point) => towards(p, near)
  const ceilingColor = mix(lighter(wall, 0.55), room.tint('#fff8ea'), 0.5)
  const sides = ([side, top, bottom]: readonly [1 | -1, Point, Point]) => {
    const sunny = side !== sunSide
    const shape = [top, out(top), out(bottom), bottom]
    const color = sunny ? lighter(wall, 0.1) : darker(wall, 0.16)
    const base = [bottom, out(bottom), out([bottom[0], bottom[1] - 30]), [bottom[0], bottom[1] - 30]] as const
    const crown = [top, out(top), out([top[0], top[1] + 20]), [top[0], top[1] + 20]] as const
    const rail = [
      [bottom[0], bottom[1] - 176],
      out([bottom[0], bottom[1] - 176]),
      out([bottom[0], bottom[1] - 190]),
      [bottom[0], bottom[1] - 190],
    ] as const
    const panelled = wainscot
      ? poly(
          [[bottom[0], bottom[1] - 180], out([bottom[0], bottom[1] - 180]), out(bottom), bottom],
          mix(trim, color, 0.16),
        ) + poly(rail, darker(trim, 0.06))
      : ''
    return (
      poly(shape, color) +
      panelled +
      poly(crown, darker(trim, sunny ? 0.04 : 0.14)) +
      poly(base, darker(trim, sunny ? 0.06 : 0.18))
    )
  }
  const backArea = [BACK.left, BACK.top, BACK.right - BACK.left, BACK.floor - BACK.top] as const
  const back = bricked
    ? brick(random.fork('brick'), box(...backArea), backArea, room.tint('#b5765a'))
    : rect(...backArea, wall)
  return (
    rect(0, 0, ROOM.width, ROOM.height, wall) +
    poly([corners.tl, corners.tr, out(corners.tr), out(corners.tl)], ceilingColor) +
    sides([-1, corners.tl, corners.bl]) +
    sides([1, corners.tr, corners.br]) +
    back +
    (room.wallpaper ? wallpaper(room) : '') +
    (wainscot ? wainscotting(room) : '') +
    floor(room) +
    trims(room, bricked) +
    (beams ? ceilingBeams(wood) : '') +
    (bricked ? pipes(room) : '') +
    washRect(
      BACK.left,
      BACK.top,
      backArea[2],
      backArea[3],
      linear([
        [0, light.shadow, 0.2],
        [0.25, light.shadow, 0],
        [0.8, light.shadow, 0],
        [1, light.shadow, 0.16],
      ]),
    )
  )
}

const trims = ({ trim }: Interior, bare: boolean) =>
  rect(BACK.left, BACK.floor - 30, BACK.right - BACK.left, 30, trim) +
  rect(BACK.left, BACK.floor - 30, BACK.right - BACK.left, 4, lighter(trim, 0.4)) +
  (bare
    ? ''
    : rect(BACK.left, BACK.top, BACK.right - BACK.left, 20, trim) +
      rect(BACK.left, BACK.top + 20, BACK.right - BACK.left, 5, darker(trim, 0.3), 'opacity="0.5"'))

function wallpaper({ wall, random }: Interior): string {
  const ink = random.chance(0.5) ? lighter(wall, 0.2) : darker(wall, 0.14)
  return clipped(
    box(BACK.left, BACK.top, BACK.right - BACK.left, BACK.floor - BACK.top),
    stroke(
      times(11, (r) =>
        times(20, (c) => {
          const [x, y] = [BACK.left + 24 + c * 49 + (r % 2) * 24, BACK.top + 44 + r * 52]
          return d`M${x} ${y + 16}v-32M${x} ${y - 4}q-13 -4 -14 -16q13 2 14 16q1 -14 14 -16q-1 12 -14 16M${x} ${y + 12}q-12 -2 -14 -12q12 1 14 12q2 -11 14 -12q-2 10 -14 12`
        }).join(''),
      ).join(''),
      ink,
      2.6,
      'opacity="0.8"',
    ),
  )
}

function wainscotting({ trim }: Interior): string {
  const [top, h] = [BACK.floor - 180, 180]
  const boards = times(26, (i) => d`M${BACK.left + i * 37} ${top}v${h}`).join('')
  return (
    rect(BACK.left, top, BACK.right - BACK.left, h, trim) +
    stroke(boards, darker(trim, 0.18), 2) +
    rect(BACK.left, top - 10, BACK.right - BACK.left, 14, lighter(trim, 0.3)) +
    rect(BACK.left, top + 4, BACK.right - BACK.left, 5, darker(trim, 0.3), 'opacity="0.5"')
  )
}
