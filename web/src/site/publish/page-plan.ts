import type { Image } from '@porchlight/contract/images/image'
import { photosOf, primaryImage } from '@porchlight/contract/images/image-order'
import { limits } from '@porchlight/contract/limits'
import type { PageContent } from '@porchlight/contract/page-content'
import type { Property } from '@porchlight/contract/properties/property'
import { cardOf } from '@porchlight/contract/properties/property-card'
import { paths } from '../../shared/paths.ts'
import { describeProperty } from '../copy/property-phrases.ts'
import { type CityStart, pageQueries } from '../data/page-queries.ts'
import type { QueryData } from '../data/published.ts'
import { toSlides } from '../detail/gallery/slide.ts'
import { defaultHero } from '../features/hero/default-hero.ts'
import type { SharedImage } from './social-head.ts'

export interface PagePlan {
  path: string
  /** Data in the page's HTML. */
  entries: QueryData['entries']
  /** Data in the file beside the page, if that has more. */
  data?: QueryData['entries']
  image: SharedImage
  /** The not-found page and previews. */
  hasManyPaths?: boolean
}

/** The path of a page, the data that it is rendered from, and its main image. */
export function planPage(content: PageContent): PagePlan {
  switch (content.page) {
    case 'home': {
      const first = content.heroImages.toSorted((a, b) => a.displayOrder - b.displayOrder)[0]
      return {
        path: paths.home,
        entries: [
          [pageQueries.heroImages().queryKey, content.heroImages],
          [pageQueries.featured().queryKey, content.featured.map(cardOf)],
        ],
        image: first ?? defaultHero,
      }
    }
    case 'city': {
      const { location } = content
      const all = content.properties.map(cardOf)
      const cards = all.slice(0, limits.cardsPerPage)
      const others = all.slice(limits.cardsPerPage).map(({ id, title }) => ({ id, title }))
      const data: QueryData['entries'] = [[pageQueries.city(location).queryKey, all]]
      const start: CityStart = { cards, others }
      return {
        path: paths.city(location),
        entries: others.length > 0 ? [[pageQueries.cityStart(location).queryKey, start]] : data,
        data,
        image: content.properties.map(sharedImageOf).find(Boolean) ?? defaultHero,
      }
    }
    case 'property': {
      const { property, units, similar } = content
      const entries: QueryData['entries'] = [
        [pageQueries.property(property.id).queryKey, keepFirstPlaceholder(property)],
        [pageQueries.units(property.id).queryKey, units.map(keepFirstPlaceholder)],
        [pageQueries.similar(property.id).queryKey, similar.map(cardOf)],
      ]
      return {
        path: paths.property(property.id),
        entries,
        image: sharedImageOf(property) ?? defaultHero,
      }
    }
    case 'preview':
      return { path: paths.preview('any'), entries: [], image: defaultHero, hasManyPaths: true }
    case 'not-found':
      return { path: '/404', entries: [], image: defaultHero, hasManyPaths: true }
    default:
      return { path: `/${content.page}`, entries: [], image: defaultHero }
  }
}

function sharedImageOf(property: Property): SharedImage | undefined {
  const [first] = toSlides(photosOf(property.images), describeProperty(property))
  return first && { ...first.image, alt: first.alt }
}

/** Only images that a page shows large need a placeholder. All of them would make up a tenth of a page. */
function keepFirstPlaceholder<T extends { images: Image[] }>(owner: T): T {
  const first = primaryImage(owner.images)
  return { ...owner, images: owner.images.map((image) => (image === first ? image : withoutPlaceholder(image))) }
}

function withoutPlaceholder<T extends Image>({ placeholder: _, ...image }: T) {
  return image
}
