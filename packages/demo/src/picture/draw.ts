import { roomPlate } from '../rooms/room-plate.ts'
import { heroPlate } from './hero.ts'
import type { Picture } from './picture.ts'
import type { Plate } from './plate.ts'
import { doorPlate, housePlate } from './scene.ts'

/** The drawing of a picture, ready to print. */
export function drawPicture(picture: Picture): Plate {
  switch (picture.kind) {
    case 'street':
      return housePlate(picture.house, picture.time)
    case 'door':
      return doorPlate(picture.house, picture.time)
    case 'room':
      return roomPlate(picture)
    case 'hero':
      return heroPlate(picture.street)
  }
}
