import type { Unit } from '@porchlight/contract/unit'
import { unitAdminCopy } from './unit-copy.ts'

/** What the badges of a unit's card say, in order (docs/product.md#units-in-the-editor); square feet only when given. */
export function unitBadges({ bedrooms, bathrooms, squareFeet, youtubeUrl }: Unit): string[] {
  return [
    unitAdminCopy.beds(bedrooms),
    unitAdminCopy.baths(bathrooms),
    ...(squareFeet === null ? [] : [unitAdminCopy.squareFeet(squareFeet)]),
    ...(youtubeUrl ? [unitAdminCopy.video] : []),
  ]
}
