import type { Point } from '../picture/svg.ts'

/** Pixels of a picture of a room. */
export const ROOM = { width: 1600, height: 1200 } as const
/** The far wall. */
export const BACK = { left: 330, right: 1270, top: 210, floor: 800 } as const
const EYE: Point = [800, 540]

/** The point of the near edge that lies on the line from the eye through a point of the far wall. */
export function towards([x, y]: Point, scale: number): Point {
  return [EYE[0] + (x - EYE[0]) * scale, EYE[1] + (y - EYE[1]) * scale]
}
