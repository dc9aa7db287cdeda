import type { Property } from '@porchlight/contract/properties/property'
import { useId } from 'react'
import { Badge } from '../../shared/ui/badge.tsx'
import { propertyCopy } from './property-copy.ts'
import { Prose } from './prose.tsx'

const MAX_UNFOLDED_LENGTH = 1800

export function PropertyDescription({ property, className = '' }: { property: Property; className?: string }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={`flyer-text ${className}`}>
      <h2 id={headingId} className="mb-4 text-xl">
        {propertyCopy.description}
      </h2>
      <Prose
        text={property.description}
        foldAfter={MAX_UNFOLDED_LENGTH}
        more={propertyCopy.readMore}
        less={propertyCopy.readLess}
      />
      {property.features.length > 0 && (
        <ul aria-label={propertyCopy.features} className="mt-6 flex flex-wrap gap-2">
          {[...new Set(property.features)].map((feature) => (
            <li key={feature} dir="auto" className="max-w-full">
              <Badge tone="outline">{feature}</Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
