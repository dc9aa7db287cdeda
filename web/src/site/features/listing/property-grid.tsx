import { limits } from '@porchlight/contract/limits'
import type { Property } from '@porchlight/contract/property'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { cardColumns } from '../../../shared/ui/card-sizes.ts'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { Spinner } from '../../../shared/ui/spinner.tsx'
import { CardActions } from './card-actions.tsx'
import { FurtherHomes } from './further-homes.tsx'
import { listingCopy } from './listing-copy.ts'
import { PropertyCard } from './property-card.tsx'

interface PropertyGridProps {
  properties: readonly Property[]
  /** How many there are besides, which are on their way. */
  further: number
  /** Their names, where those are known. */
  later: readonly Pick<Property, 'id' | 'title'>[]
  /** The visitor comes near the further ones. */
  onNear: () => void
}

/**
 * The count, said aloud whenever it changes, and the cards; or what to do when there are none. Of many homes the first
 * have cards, the others are links until the visitor comes near them: a search engine finds every one.
 */
export function PropertyGrid({ properties, further, later, onNear }: PropertyGridProps) {
  const [shown, showMore] = useShown()
  const cards = properties.slice(0, shown)
  const links = [...properties.slice(shown), ...later]
  const near = () => {
    if (properties.length > shown) showMore()
    onNear()
  }
  return (
    <section aria-label={listingCopy.results}>
      <h2 className="sr-only">{listingCopy.results}</h2>
      <p role="status" className="label-caps py-4 text-ink-soft sm:py-6">
        {listingCopy.count(properties.length + further)}
      </p>
      {properties.length === 0 ? (
        <p className="max-w-measure border-t border-rule py-12 font-display text-xl">{listingCopy.empty}</p>
      ) : (
        <ul className={cardColumns}>{cards.map(card)}</ul>
      )}
      {links.length + further > 0 && <FurtherHomes homes={links} onNear={near} />}
    </section>
  )
}

/** Holds the place of the next card. */
export function GridLoading() {
  return (
    <div className={cardColumns}>
      <div className="relative mt-13 grid sm:mt-17 place-items-center">
        <Skeleton className="aspect-card w-full rounded-md" />
        <div className="absolute">
          <Spinner label={listingCopy.loading} />
        </div>
      </div>
    </div>
  )
}

const card = (property: Property, index: number) => (
  <li key={property.id}>
    <PropertyCard
      property={property}
      eager={index === 0}
      action={(titleId) => <CardActions property={property} titleId={titleId} />}
    />
  </li>
)

/** How many cards each entry of the history showed, to be laid out at once when the visitor comes back to it. */
const shownBefore = new Map<string, number>()

function useShown(): [shown: number, showMore: () => void] {
  const { key } = useLocation()
  const [shown, setShown] = useState(() => shownBefore.get(key) ?? limits.cardsAtOnce)
  const showMore = () => setShown(shown + limits.cardsAtOnce)
  useEffect(() => void shownBefore.set(key, shown), [key, shown])
  return [shown, showMore]
}
