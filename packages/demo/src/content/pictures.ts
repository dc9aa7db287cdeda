import type { Picture } from '../picture/picture.ts'
import type { Example, View } from './example.ts'

/** The pictures of an example's home page. */
export const heroes: readonly Picture[] = [
  { kind: 'hero', street: 'golden' },
  { kind: 'hero', street: 'morning' },
  { kind: 'hero', street: 'dusk' },
]

/** What a view of an example shows. Rooms with a seed are shared by all buildings of one style. */
export function pictureOf({ name, fields, drawn }: Example, { of, time, seed }: View): Picture {
  const house = { seed: name, location: fields.location, ...drawn }
  if (of === 'street' || of === 'door') return { kind: of, house, time }
  return { kind: 'room', room: of, style: drawn.style, seed: seed ?? house.seed, time }
}

/** Every picture that an example needs, its units included. */
export const picturesOf = (example: Example): Picture[] =>
  [...example.views, ...example.units.flatMap((unit) => unit.views)].map((view) => pictureOf(example, view))
