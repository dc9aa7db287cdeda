import { factLabels } from '@porchlight/contract/properties/fact-options'
import { locationLabels, propertyTypeLabels } from '@porchlight/contract/properties/options'
import type { Property } from '@porchlight/contract/properties/property'
import { formatHomeFact, statedNames } from '../../../shared/facts/known-facts.ts'
import { formatAvailability } from '../../../shared/property-card/availability-summary-copy.ts'
import { formatNumber } from '../../../shared/property-card/format-number.ts'
import { compareCopy } from './compare-copy.ts'

export interface CompareRow {
  term: string
  values: string[]
  differs: boolean
}

type Compared = Pick<
  Property,
  | 'location'
  | 'propertyType'
  | 'bedrooms'
  | 'bathrooms'
  | 'squareFeet'
  | 'availabilitySummary'
  | 'facts'
  | 'unitSummaries'
>

const terms: { term: string; read: (property: Compared) => string }[] = [
  { term: compareCopy.location, read: ({ location }) => locationLabels[location] },
  { term: compareCopy.type, read: ({ propertyType }) => propertyTypeLabels[propertyType] },
  { term: compareCopy.bedrooms, read: ({ bedrooms }) => numberOrMissing(bedrooms) },
  { term: compareCopy.bathrooms, read: ({ bathrooms }) => numberOrMissing(bathrooms) },
  { term: compareCopy.squareFeet, read: ({ squareFeet }) => numberOrMissing(squareFeet) },
]

const availability: (typeof terms)[number] = {
  term: compareCopy.availability,
  read: ({ availabilitySummary }) =>
    availabilitySummary ? formatAvailability(availabilitySummary) : compareCopy.availabilityMissing,
}

/**
 * Returns the rows of docs/product/comparison-and-saved.md#comparison. Availability and each fact are included if any
 * property has them.
 */
export function compareRows(properties: readonly Compared[]): CompareRow[] {
  const hasAvailability = properties.some(({ availabilitySummary }) => availabilitySummary)
  const facts = statedNames(properties).map((name) => ({
    term: factLabels[name],
    read: (property: Compared) => formatHomeFact(property, name) ?? compareCopy.availabilityMissing,
  }))
  return [...(hasAvailability ? [availability] : []), ...terms, ...facts].map(({ term, read }) => {
    const values = properties.map(read)
    return { term, values, differs: new Set(values).size > 1 }
  })
}

function numberOrMissing(value: number | null): string {
  return value === null ? compareCopy.missing : formatNumber(value)
}
