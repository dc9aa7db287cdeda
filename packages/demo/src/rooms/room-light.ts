import { glow, linear, poly, repeat, washRect } from '../picture/svg.ts'
import { ROOM } from './frame.ts'
import type { Interior } from './interior.ts'

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
      return poly(
        [
          [left + lean * j, top],
          [left + 138 + lean * j, top],
          [left + 146 + lean * (j + 1), top + 82],
          [left + 2 + lean * (j + 1), top + 82],
        ],
        light.sun.color,
        `opacity="${strength}"`,
      )
    }),
  )
}

/** Warmth from the window's side, quiet in the far corners. */
export function roomAir({ light, sunSide }: Interior): string {
  const warm = linear(
    [
      [0, light.sun.color, 0.28 * light.sun.strength],
      [0.6, light.sun.color, 0],
      [1, light.shadow, 0.2],
    ],
    sunSide < 0 ? [1, 0, 0, 0.3] : [0, 0, 1, 0.3],
  )
  const low = linear([
    [0, light.shadow, 0.2],
    [0.3, light.shadow, 0],
    [0.75, light.shadow, 0],
    [1, light.shadow, 0.26],
  ])
  return washRect(0, 0, ROOM.width, ROOM.height, warm) + washRect(0, 0, ROOM.width, ROOM.height, low)
}
