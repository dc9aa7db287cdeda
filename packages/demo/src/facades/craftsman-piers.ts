import { steps } from '../parts/door.ts'
import { railing } from '../parts/porch.ts'
import { stonework } from '../parts/wall.ts'
import { lighter } from '../picture/color.ts'
import { box, poly, rect } from '../picture/svg.ts'
import type { Build } from './build.ts'

const FLOOR = -74
const EAVE = -392

/** Battered piers on stone, with the railing and steps between them. */
export function piers(build: Build): string {
  const { light, random, stone, trim, sunSide } = build
  const places = [-400, -16, 252, 362] as const
  const one = (x: number, w: number) => {
    const [capY, top] = [-208, EAVE + 22]
    const half = w / 2
    return (
      stonework(random.fork(`pier ${x}`), box(x - half, capY, w, -capY), [x - half, capY, w, -capY], stone) +
      rect(sunSide < 0 ? x : x - half, capY, half, -capY, light.shadow, `opacity="${light.shade * 0.8}"`) +
      rect(x - half - 8, capY - 12, w + 16, 16, lighter(stone, 0.4)) +
      rect(x - half - 4, capY + 4, w + 8, 8, light.shadow, `opacity="${light.shade}"`) +
      poly(
        [
          [x - half * 0.78, capY - 12],
          [x - half * 0.5, top],
          [x + half * 0.5, top],
          [x + half * 0.78, capY - 12],
        ],
        trim,
      ) +
      poly(
        sunSide < 0
          ? [
              [x + half * 0.25, capY - 12],
              [x + half * 0.16, top],
              [x + half * 0.5, top],
              [x + half * 0.78, capY - 12],
            ]
          : [
              [x - half * 0.78, capY - 12],
              [x - half * 0.5, top],
              [x - half * 0.16, top],
              [x - half * 0.25, capY - 12],
            ],
        light.shadow,
        `opacity="${light.shade * 0.7}"`,
      ) +
      rect(x - half * 0.62, top, half * 1.24, 13, lighter(trim, 0.3)) +
      rect(x - half * 0.86, capY - 24, half * 1.72, 13, lighter(trim, 0.2))
    )
  }
  const [a, b, , e] = places
  return (
    railing(build, a + 50, b - 50, FLOOR, 66, 22) +
    railing(build, 236, e - 44, FLOOR, 66, 22) +
    one(a, 104) +
    one(b, 96) +
    one(e, 104) +
    one(252, 0) +
    steps(build, 118, 88, -FLOOR)
  )
}
