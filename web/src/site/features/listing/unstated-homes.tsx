import type { CardProperty } from '@porchlight/contract/properties/property-card'
import { Button } from '../../../shared/ui/button.tsx'
import { cardColumns } from '../../../shared/ui/card-sizes.ts'
import { listingCopy } from './listing-copy.ts'
import { OtherProperties } from './other-properties.tsx'
import { PropertyCard } from './property-card.tsx'

interface UnstatedHomesProps {
  properties: readonly CardProperty[]
  cardCount: number
  isShown: boolean
  onToggle: () => void
}

/** Homes whose wanted facts are unknown. */
export function UnstatedHomes({ properties, cardCount, isShown, onToggle }: UnstatedHomesProps) {
  return (
    <section aria-label={listingCopy.unstatedHomes} className="mt-12 border-t border-rule pt-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status">{properties.length > 0 && listingCopy.unstated(properties.length)}</p>
        {properties.length > 0 && (
          <Button variant="outline" aria-expanded={isShown} onClick={onToggle}>
            {isShown ? listingCopy.hideUnstated : listingCopy.showUnstated}
          </Button>
        )}
      </div>
      {isShown && (
        <>
          <ul className={`mt-8 ${cardColumns}`}>
            {properties.slice(0, cardCount).map((property) => (
              <li key={property.id} className="render-lazily">
                <PropertyCard property={property} />
              </li>
            ))}
          </ul>
          {properties.length > cardCount && <OtherProperties properties={properties.slice(cardCount)} />}
        </>
      )}
    </section>
  )
}
