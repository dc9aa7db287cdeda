import { limits } from '@porchlight/contract/limits'
import type { ListedProperty, Property } from '@porchlight/contract/property'
import { businessDay } from '../vacancies/business-day.ts'

const { compare } = new Intl.Collator()

/**
 * What a long list shows of properties, in the order of their titles: see `listedPropertySchema`. What a phone would
 * have to work out for each of them is done here. Their images are in display order.
 */
export const summariesOf = (properties: readonly Property[]): ListedProperty[] =>
  properties.map(summaryOf).sort((a, b) => compare(a.title, b.title))

function summaryOf(property: Property): ListedProperty {
  const { images, description, updatedAt } = property
  const [primary] = images
  return {
    ...property,
    // a cut may split a surrogate pair
    description: description.slice(0, limits.descriptionInSummary).toWellFormed(),
    features: [],
    images: [],
    picture: primary,
    pictures: { count: images.length, withoutText: images.filter(({ alt }) => !alt).length },
    changedOn: businessDay(new Date(updatedAt)),
  }
}
