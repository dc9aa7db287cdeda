import type { CardProperty } from '@porchlight/contract/properties/property-card'
import { type RefObject, useEffect, useRef } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import { cardColumns } from '../../../shared/ui/card-sizes.ts'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { Spinner } from '../../../shared/ui/spinner.tsx'
import { listingCopy } from './listing-copy.ts'
import { OtherProperties } from './other-properties.tsx'
import { PropertyCard } from './property-card.tsx'

interface PropertyGridProps {
  cards: readonly CardProperty[]
  others: readonly Pick<CardProperty, 'id' | 'title'>[]
  count: RefObject<HTMLParagraphElement | null>
  onShowMore: () => void
}

/** Cards, the button that adds more, and without script links to the others. */
export function PropertyGrid({ cards, others, count, onShowMore }: PropertyGridProps) {
  const list = useRef<HTMLUListElement>(null)
  const focusNext = useRef<number>(undefined)
  // The focused button moves down by 60 cards or disappears. Focus the first new card.
  useEffect(() => {
    if (focusNext.current === undefined || cards.length <= focusNext.current) return
    list.current?.children[focusNext.current]?.querySelector('a')?.focus({ preventScroll: true })
    focusNext.current = undefined
  }, [cards.length])
  const showMore = () => {
    focusNext.current = cards.length
    onShowMore()
  }
  return (
    <section aria-label={listingCopy.results}>
      <h2 className="sr-only">{listingCopy.results}</h2>
      <p
        ref={count}
        role="status"
        tabIndex={-1}
        className="label-caps scroll-mb-80 py-4 text-ink-soft outline-none sm:py-6 low:py-2"
      >
        {listingCopy.count(cards.length + others.length)}
      </p>
      {cards.length === 0 ? (
        <p className="max-w-measure border-t border-rule py-12 font-display text-xl">{listingCopy.empty}</p>
      ) : (
        <ul ref={list} className={cardColumns}>
          {cards.map((property, index) => (
            <li key={property.id} className={index > 0 ? 'render-lazily' : undefined}>
              <PropertyCard property={property} eager={index === 0} />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <>
          <p className="mt-12 text-center">
            <Button variant="outline" onClick={showMore}>
              {listingCopy.showMore}
            </Button>
          </p>
          <OtherProperties properties={others} />
        </>
      )}
    </section>
  )
}

/** In place of cards that are loading. */
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
