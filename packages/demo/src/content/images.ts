import { fileURLToPath } from 'node:url'
import type { Example } from './example.ts'

/** An image is named by its path here, without extension: `homes/ponce-court`. */
export const imagesFolder = fileURLToPath(new URL('../../images', import.meta.url))

export const imageFile = (name: string) => `${imagesFolder}/${name}.webp`

export const heroImages = ['heroes/golden', 'heroes/morning', 'heroes/dusk'] as const

/** Includes the images of units. */
export const imagesOf = ({ images, units }: Example): string[] =>
  [...images, ...units.flatMap((unit) => unit.images)].map(({ file }) => file)
