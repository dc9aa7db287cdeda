import { fileURLToPath } from 'node:url'
import type { Example } from './example.ts'

/** Folder of the files. The name of an image is its path in this folder, without extension: `homes/ponce-court`. */
export const imagesFolder = fileURLToPath(new URL('../../images', import.meta.url))

export const imageFile = (name: string) => `${imagesFolder}/${name}.webp`

/** The hero images of the example content, in order. */
export const heroes = ['heroes/golden', 'heroes/morning', 'heroes/dusk'] as const

/** Returns the names of all images of an example and its units. */
export const imagesOf = ({ images, units }: Example): string[] =>
  [...images, ...units.flatMap((unit) => unit.images)].map(({ file }) => file)
