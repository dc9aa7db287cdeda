import { darker, lighter } from '../picture/color.ts'
import { clipped, d, linear, outline, type Point, poly, rect, stroke, times, washRect } from '../picture/svg.ts'
import { BACK, ROOM, towards } from './frame.ts'
import type { Interior } from './interior.ts'

/** Boards, slabs or checks running towards the eye. */
export function floor(room: Interior): string {
  const { floorColor, random, light } = room
  const shape: Point[] = [
    [BACK.left, BACK.floor],
    [BACK.right, BACK.floor],
    towards([BACK.right, BACK.floor], 2.6),
    towards([BACK.left, BACK.floor], 2.6),
  ]
  const wash = linear([
    [0, darker(floorColor, 0.22)],
    [0.4, floorColor],
    [1, darker(floorColor, 0.14)],
  ])
  const depths = times(9, (i) => 1 + 1.6 * (i / 8) ** 1.5)
  const line = (at: number) =>
    d`M${towards([BACK.left, BACK.floor], at)[0]} ${towards([0, BACK.floor], at)[1]}H${towards([BACK.right, BACK.floor], at)[0]}`
  const boards = room.floor === 'checks' ? 14 : room.floor === 'concrete' ? 5 : 26
  const xs = times(boards + 1, (i) => BACK.left + ((BACK.right - BACK.left) / boards) * i)
  const seams = stroke(
    xs.map((x) => `M${x} ${BACK.floor}L${towards([x, BACK.floor], 2.6).join(' ')}`).join(''),
    darker(floorColor, 0.4),
    room.floor === 'concrete' ? 2 : 2.4,
    'opacity="0.6"',
  )
  const cells = (pick: (c: number, r: number) => boolean, color: string, opacity: number) =>
    depths
      .slice(0, -1)
      .map((near, r) =>
        xs
          .slice(0, -1)
          .map((x, c) => {
            if (!pick(c, r)) return ''
            const [x2, far] = [xs[c + 1] ?? x, depths[r + 1] ?? near]
            return poly(
              [
                towards([x, BACK.floor], near),
                towards([x2, BACK.floor], near),
                towards([x2, BACK.floor], far),
                towards([x, BACK.floor], far),
              ],
              color,
              `opacity="${opacity}"`,
            )
          })
          .join(''),
      )
      .join('')
  const pattern =
    room.floor === 'checks'
      ? cells((c, r) => (c + r) % 2 === 0, darker(floorColor, 0.42), 0.85)
      : room.floor === 'concrete'
        ? stroke(
            depths
              .slice(1)
              .filter((_, i) => i % 2)
              .map(line)
              .join(''),
            darker(floorColor, 0.3),
            2,
            'opacity="0.5"',
          )
        : cells(
            () => random.chance(0.3),
            random.chance(0.5) ? lighter(floorColor, 0.2) : darker(floorColor, 0.2),
            0.4,
          ) +
          cells(() => random.chance(0.2), darker(floorColor, 0.28), 0.35) +
          (room.floor === 'herringbone' ? chevrons(xs, depths, darker(floorColor, 0.4)) : '')
  const gloss = washRect(
    BACK.left - 300,
    BACK.floor,
    BACK.right - BACK.left + 600,
    260,
    linear([
      [0, light.sky[3], 0.3],
      [1, light.sky[3], 0],
    ]),
  )
  return wash.def + clipped(outline(shape), rect(0, BACK.floor, ROOM.width, 420, wash.fill) + pattern + seams + gloss)
}

const chevrons = (xs: readonly number[], depths: readonly number[], color: string) =>
  stroke(
    depths
      .slice(0, -1)
      .map((near, r) =>
        xs
          .slice(0, -1)
          .map((x, c) => {
            const far = depths[r + 1] ?? near
            const [from, to] =
              c % 2
                ? [towards([x, BACK.floor], near), towards([xs[c + 1] ?? x, BACK.floor], far)]
                : [towards([xs[c + 1] ?? x, BACK.floor], near), towards([x, BACK.floor], far)]
            return d`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`
          })
          .join(''),
      )
      .join(''),
    color,
    2,
    'opacity="0.5"',
  )
