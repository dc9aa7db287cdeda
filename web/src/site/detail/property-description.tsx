import type { Property } from '@porchlight/contract/properties/property'
import { Badge } from '../../shared/ui/badge.tsx'
import { DetailSection } from './detail-section.tsx'
import { propertyCopy } from './property-copy.ts'
import { Prose } from './prose.tsx'

const MAX_UNFOLDED_LENGTH = 1800

/** The description and the features. */
export function PropertyDescription({ property, className = '' }: { property: Property; className?: string }) {
  return (
    <DetailSection heading={propertyCopy.description} className={`flyer-text ${className}`}>
      <Prose text={property.description} foldAfter={MAX_UNFOLDED_LENGTH} />
      {property.features.length > 0 && (
        <ul aria-label={propertyCopy.features} className="mt-6 flex flex-wrap gap-2">
          {[...new Set(property.features)].map((feature) => (
            <li key={feature} dir="auto" className="max-w-full">
              <Badge tone="outline">{feature}</Badge>
            </li>
          ))}
        </ul>
      )}
    </DetailSection>
  )
}
