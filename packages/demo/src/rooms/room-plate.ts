import type { Picture, RoomName } from '../picture/picture.ts'
import { type Plate, plateOf } from '../picture/plate.ts'
import { randomFrom } from '../picture/random.ts'
import { at } from '../picture/svg.ts'
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
  const random = randomFrom(`${seed}/${room}`)
  const interior = interiorOf(style, random, time)
  const { width, height } = ROOM
  const drawn = shell(interior) + furnish[room](interior) + roomAir(interior)
  const turned = random.fork('side').chance(0.5) ? at(width, 0, drawn, 1, -1) : drawn
  return plateOf(turned, [0, 0, width, height], width, height)
}
