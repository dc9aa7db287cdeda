import type { Unit } from '@porchlight/contract/properties/unit'
import { formatNumber } from '../../../shared/property-card/format-number.ts'
import type { Fact } from '../facts.tsx'
import { unitCopy } from '../unit-copy.ts'

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
