import { fileURLToPath } from 'node:url'
import type { Example } from './example.ts'

/** Where the files lie; every picture is named by its path in there, without the ending: `homes/ponce-court`. */
export const imagesFolder = fileURLToPath(new URL('../../images', import.meta.url))

export const imageFile = (name: string) => `${imagesFolder}/${name}.webp`

/** The hero images of the example content, in order. */
export const heroes = ['heroes/golden', 'heroes/morning', 'heroes/dusk'] as const

/** Every picture that an example shows, its units included. */
export const imagesOf = ({ images, units }: Example): string[] =>
  [...images, ...units.flatMap((unit) => unit.images)].map(({ file }) => file)
