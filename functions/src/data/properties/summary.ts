import { limits } from '@porchlight/contract/limits'
import type { ListedProperty, Property } from '@porchlight/contract/property'

/** What a long list shows of a property: see `listedPropertySchema`. Its images are in display order. */
export function summaryOf(property: Property): ListedProperty {
  const { images, description } = property
  return {
    ...property,
    // a cut may split a surrogate pair
    description: description.slice(0, limits.descriptionInSummary).toWellFormed(),
    features: [],
    images: images.slice(0, 1),
    pictures: { count: images.length, withoutText: images.filter(({ alt }) => !alt).length },
  }
}
