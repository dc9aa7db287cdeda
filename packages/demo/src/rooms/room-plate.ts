import type { Picture, RoomName } from '../picture/picture.ts'
import { type Plate, plateOf } from '../picture/plate.ts'
import { randomFrom } from '../picture/random.ts'
import { bath } from './bath.ts'
import { bedroom } from './bedroom.ts'
import { ROOM } from './frame.ts'
import { type Interior, interiorOf } from './interior.ts'
import { kitchen } from './kitchen.ts'
import { living } from './living.ts'
import { roomAir } from './room-light.ts'
import { shell } from './shell.ts'

const furnish: Record<RoomName, (room: Interior) => string> = { living, kitchen, bedroom, bath }

/** A room in one-point perspective, with what its style would have in it. */
export function roomPlate({ room, style, seed, time }: Extract<Picture, { kind: 'room' }>): Plate {
  const interior = interiorOf(style, randomFrom(`${seed}/${room}`), time)
  const { width, height } = ROOM
  return plateOf(shell(interior) + furnish[room](interior) + roomAir(interior), [0, 0, width, height], width, height)
}
