import type { HeroImage } from '@porchlight/contract/hero'
import type { Image } from '@porchlight/contract/image'
import type { Property } from '@porchlight/contract/property'
import { routes } from '@porchlight/contract/routes'
import type { Unit } from '@porchlight/contract/unit'
import { concurrently } from '@porchlight/functions/concurrently'
import type { SiteApi } from './site-api.ts'

const atOnce = 6

/** What a site shows. */
export interface SiteContent {
  heroImages: HeroImage[]
  /** The newest first, as the site lists them. */
  properties: { property: Property; units: Unit[] }[]
}

/** Reads all of it; each property as it was saved last, for the list may be a moment behind. */
export async function readSite(api: SiteApi): Promise<SiteContent> {
  const heroImages = await api.call(routes.listHeroImages)
  const listed = await api.call(routes.listProperties, { query: { scope: 'admin' } })
  const read = new Map<string, SiteContent['properties'][number]>()
  await concurrently(listed, atOnce, async ({ id }) => {
    read.set(id, {
      property: await api.call(routes.getProperty, { id }),
      units: await api.call(routes.listUnits, { id }),
    })
  })
  return { heroImages, properties: listed.flatMap(({ id }) => read.get(id) ?? []) }
}

/** The images of an album in the order of its editor: the primary one stands where it was put. */
export const inOrder = <T extends Pick<Image, 'displayOrder'>>(images: readonly T[]): T[] =>
  images.toSorted((a, b) => a.displayOrder - b.displayOrder)

/** The addresses of all pictures that are shown, each once. */
export function picturesOf({ heroImages, properties }: SiteContent): Set<string> {
  const albums = properties.flatMap<Image>(({ property, units }) => [
    ...property.images,
    ...units.flatMap(({ images }) => images),
  ])
  return new Set([...heroImages, ...albums].map(({ imageUrl }) => imageUrl))
}
