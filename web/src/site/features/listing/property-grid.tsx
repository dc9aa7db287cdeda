import type { Property } from '@porchlight/contract/property'
import { ComparisonToggle } from '../../../shared/comparison/comparison-toggle.tsx'
import { listingCopy } from './listing-copy.ts'
import { PropertyCard } from './property-card.tsx'

/** The count, said aloud whenever it changes, and the cards; or what to do when there are none. */
export function PropertyGrid({ properties }: { properties: readonly Property[] }) {
  return (
    <section aria-label={listingCopy.results}>
      <h2 className="sr-only">{listingCopy.results}</h2>
      <p role="status" className="label-caps py-6 text-ink-soft">
        {listingCopy.count(properties.length)}
      </p>
      {properties.length === 0 ? (
        <p className="max-w-measure border-t border-rule py-12 font-display text-xl">{listingCopy.empty}</p>
      ) : (
        <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {properties.map((property, index) => (
            <li key={property.id} className={index > 0 ? 'later' : undefined}>
              <PropertyCard
                property={property}
                eager={index === 0}
                action={(titleId) => <ComparisonToggle property={property} describedBy={titleId} />}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
