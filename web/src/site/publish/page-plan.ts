import type { Image } from '@porchlight/contract/image'
import { primaryImage } from '@porchlight/contract/image-order'
import type { PageContent } from '@porchlight/contract/page-content'
import { heroQueries } from '../../shared/api/hero-queries.ts'
import { propertyQueries } from '../../shared/api/property-queries.ts'
import { paths } from '../../shared/paths.ts'
import { defaultHero } from '../features/hero/default-hero.ts'
import type { QueryData } from './query-data.ts'
import type { SharedPicture } from './social-head.ts'

/** What rendering a page takes. */
export interface PagePlan {
  path: string
  entries: QueryData['entries']
  /** The picture for those who share the page. */
  picture: SharedPicture
  /** Shown at whatever address leads nowhere. */
  anywhere?: boolean
}

/** Where a page lies and what its queries would answer. */
export function planOf(content: PageContent): PagePlan {
  switch (content.page) {
    case 'home': {
      const first = content.heroImages.toSorted((a, b) => a.displayOrder - b.displayOrder)[0]
      return {
        path: paths.home,
        entries: [[heroQueries.list().queryKey, content.heroImages]],
        picture: first ?? defaultHero,
      }
    }
    case 'city': {
      const { location } = content
      const properties = content.properties.map((property) => {
        const first = primaryImage(property.images)
        return { ...property, images: first ? [first] : [] }
      })
      return {
        path: paths.city(location),
        entries: [[propertyQueries.inCity(location).queryKey, properties]],
        picture: properties.find(({ images }) => images.length > 0)?.images[0] ?? defaultHero,
      }
    }
    case 'property': {
      const { property, units } = content
      return {
        path: paths.property(property.id),
        entries: [
          [propertyQueries.detail(property.id).queryKey, firstBlurred(property)],
          [propertyQueries.units(property.id).queryKey, units.map(firstBlurred)],
        ],
        picture: primaryImage(property.images) ?? defaultHero,
      }
    }
    case 'about':
      return { path: paths.about, entries: [], picture: defaultHero }
    case 'compare':
      return { path: paths.compare(), entries: [], picture: defaultHero }
    case 'not-found':
      return { path: '/404', entries: [], picture: defaultHero, anywhere: true }
  }
}

/** Blurred copies are for the pictures that a page shows large; those of all would make a tenth of a home's page. */
function firstBlurred<T extends { images: Image[] }>(listed: T): T {
  const first = primaryImage(listed.images)
  return { ...listed, images: listed.images.map((image) => (image === first ? image : withoutBlur(image))) }
}

function withoutBlur<T extends Image>({ placeholder: _, ...image }: T) {
  return image
}
