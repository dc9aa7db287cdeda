import type { Property } from '@porchlight/contract/property'
import { ComparisonToggle } from '../../shared/comparison/comparison-toggle.tsx'
import { SaveButton } from '../../shared/saved/save-button.tsx'

/** What a visitor can do with a home besides looking at it. */
export function HomeActions({ property, className }: { property: Property; className: string }) {
  return (
    <div className={className}>
      <ComparisonToggle property={property} />
      <SaveButton home={property} />
    </div>
  )
}
