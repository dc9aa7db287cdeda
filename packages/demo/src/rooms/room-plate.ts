import type { Picture, RoomName } from '../picture/picture.ts'
import type { Plate } from '../picture/print.ts'
import { randomFrom } from '../picture/random.ts'
import { bath } from './bath.ts'
import { bedroom } from './bedroom.ts'
import { type Interior, interiorOf } from './interior.ts'
import { kitchen } from './kitchen.ts'
import { living } from './living.ts'
import { ROOM, roomAir, shell } from './shell.ts'

const furnish: Record<RoomName, (room: Interior) => string> = { living, kitchen, bedroom, bath }

/** A room in one-point perspective, with what its style would have in it. */
export function roomPlate({ room, style, seed, time }: Extract<Picture, { kind: 'room' }>): Plate {
  const interior = interiorOf(style, randomFrom(`${seed}/${room}`), time)
  const { width, height } = ROOM
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${shell(interior)}${furnish[room](interior)}${roomAir(interior)}</svg>`
  return { svg, width, height }
}
