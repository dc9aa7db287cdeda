import { factLabels } from '@porchlight/contract/properties/fact-options'
import { locationLabels, propertyTypeLabels } from '@porchlight/contract/properties/options'
import type { Property } from '@porchlight/contract/properties/property'
import { formatHomeFact, statedNames } from '../../../shared/facts/known-facts.ts'
import { formatNumber } from '../../../shared/format.ts'
import { formatAvailability } from '../../../shared/property-card/availability-summary-copy.ts'
import { compareCopy } from './compare-copy.ts'

export interface CompareRow {
  term: string
  values: string[]
  differs: boolean
  /** Names and addresses stay as they are on a translated page. */
  translate?: 'no'
}

type Compared = Pick<
  Property,
  | 'address'
  | 'location'
  | 'propertyType'
  | 'bedrooms'
  | 'bathrooms'
  | 'squareFeet'
  | 'availabilitySummary'
  | 'facts'
  | 'unitSummaries'
>

interface Term extends Pick<CompareRow, 'term' | 'translate'> {
  read: (property: Compared) => string
  /** A row with it is omitted if no property has a value. */
  has?: (property: Compared) => boolean
}

const terms: Term[] = [
  {
    term: compareCopy.availability,
    read: ({ availabilitySummary }) =>
      availabilitySummary ? formatAvailability(availabilitySummary) : compareCopy.notStated,
    has: ({ availabilitySummary }) => availabilitySummary !== undefined,
  },
  { term: compareCopy.location, read: ({ location }) => locationLabels[location] },
  { term: compareCopy.type, read: ({ propertyType }) => propertyTypeLabels[propertyType] },
  { term: compareCopy.bedrooms, read: ({ bedrooms }) => numberOrMissing(bedrooms) },
  { term: compareCopy.bathrooms, read: ({ bathrooms }) => numberOrMissing(bathrooms) },
  { term: compareCopy.squareFeet, read: ({ squareFeet }) => numberOrMissing(squareFeet) },
  {
    term: compareCopy.address,
    read: ({ address }) => address || compareCopy.notStated,
    has: ({ address }) => Boolean(address),
    translate: 'no',
  },
]

/** See docs/product/comparison-and-saved.md#comparison. */
export function compareRows(properties: readonly Compared[]): CompareRow[] {
  const facts: Term[] = statedNames(properties).map((name) => ({
    term: factLabels[name],
    read: (property) => formatHomeFact(property, name) ?? compareCopy.notStated,
  }))
  return [...terms.filter(({ has }) => !has || properties.some(has)), ...facts].map(({ term, read, translate }) => {
    const values = properties.map(read)
    return { term, values, differs: new Set(values).size > 1, ...(translate && { translate }) }
  })
}

const numberOrMissing = (value: number | null) => (value === null ? compareCopy.missing : formatNumber(value))
