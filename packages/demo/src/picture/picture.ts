import type { House } from './house.ts'
import type { TimeOfDay } from './light.ts'

export const roomNames = ['living', 'kitchen', 'bedroom', 'bath'] as const
export type RoomName = (typeof roomNames)[number]

export const streets = ['morning', 'golden', 'dusk'] as const
export type StreetName = (typeof streets)[number]

/** What a picture shows; equal values give equal bytes. */
export type Picture =
  | { kind: 'street'; house: House; time: TimeOfDay }
  | { kind: 'door'; house: House; time: TimeOfDay }
  | { kind: 'room'; room: RoomName; style: House['style']; seed: string; time: TimeOfDay }
  | { kind: 'hero'; street: StreetName }

/** Short name of a picture, unique among all pictures that differ. */
export function pictureName(picture: Picture): string {
  switch (picture.kind) {
    case 'hero':
      return `hero/${picture.street}`
    case 'room':
      return `room/${picture.room}/${picture.style}/${picture.seed}/${picture.time}`
    default: {
      const { seed, style, location, season, number } = picture.house
      return `${picture.kind}/${style}/${seed}/${location}/${season}/${number}/${picture.time}`
    }
  }
}
