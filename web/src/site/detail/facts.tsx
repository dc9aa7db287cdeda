import type { Property } from '@porchlight/contract/properties/property'
import type { Unit } from '@porchlight/contract/properties/unit'
import { formatNumber } from '../../shared/format.ts'
import { propertyCopy } from './property-copy.ts'
import { unitCopy } from './unit-copy.ts'

/** `hidesTerm`: the value is complete without its term. */
export interface Fact {
  term: string
  value: string
  hidesTerm?: boolean
}

/** Terms and values; nothing without facts. */
export function Facts({ facts, className = '' }: { facts: readonly Fact[]; className?: string }) {
  if (facts.length === 0) return null
  return (
    <dl className={`divide-y divide-rule border-y border-rule text-sm ${className}`}>
      {facts.map(({ term, value, hidesTerm }) => (
        <div key={term} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
          <dt hidden={hidesTerm} className="text-ink-soft">
            {term}
          </dt>
          <dd className="font-semibold tabular-nums wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Null values are omitted, 0 is shown (docs/product/property-page.md#property-page). */
export function propertyFacts({
  bedrooms,
  bathrooms,
  squareFeet,
}: Pick<Property, 'bedrooms' | 'bathrooms' | 'squareFeet'>): Fact[] {
  return [
    { term: propertyCopy.bedrooms, value: bedrooms },
    { term: propertyCopy.bathrooms, value: bathrooms },
    { term: propertyCopy.squareFeet, value: squareFeet },
  ].flatMap(({ term, value }) => (value === null ? [] : [{ term, value: formatNumber(value) }]))
}

/** Square feet are omitted if null and "not available" if 0 (docs/product/property-page.md#property-page). */
export function unitFacts(unit: Pick<Unit, 'bedrooms' | 'bathrooms' | 'squareFeet'>): Fact[] {
  return [
    { term: unitCopy.bedrooms, value: String(unit.bedrooms) },
    { term: unitCopy.bathrooms, value: String(unit.bathrooms) },
    ...squareFeetFact(unit.squareFeet),
  ]
}

function squareFeetFact(squareFeet: number | null): Fact[] {
  if (squareFeet === null) return []
  if (squareFeet === 0) return [{ term: unitCopy.squareFeet, value: unitCopy.squareFeetMissing, hidesTerm: true }]
  return [{ term: unitCopy.squareFeet, value: formatNumber(squareFeet) }]
}
