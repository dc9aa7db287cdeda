import { ellipse } from '../picture/svg.ts'
import type { Interior } from './interior.ts'

/** The shadow a thing stands in. */
export const onFloor = ({ light }: Interior, x: number, y: number, half: number) =>
  ellipse(x, y, half, half * 0.09 + 6, light.shadow, 'opacity="0.34"')
