import { fileURLToPath } from 'node:url'
import type { Example } from './example.ts'

/** Where the files lie; every picture is named by its path in there, without the ending: `homes/ponce-court`. */
export const picturesFolder = fileURLToPath(new URL('../../pictures', import.meta.url))

export const pictureFile = (name: string) => `${picturesFolder}/${name}.webp`

/** The hero images of the example content, in order. */
export const heroes = ['heroes/golden', 'heroes/morning', 'heroes/dusk'] as const

/** Every picture that an example shows, its units included. */
export const picturesOf = ({ pictures, units }: Example): string[] =>
  [...pictures, ...units.flatMap((unit) => unit.pictures)].map(({ file }) => file)
