import { limits } from '@porchlight/contract/limits'
import type { Property } from '@porchlight/contract/properties/property'
import { cardOf } from '@porchlight/contract/properties/property-card'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { canCompare } from '../../shared/comparison/comparison-store.ts'
import type { SavedList, SavedProperty } from '../../shared/kept-homes.ts'
import { QueryError } from '../../shared/layout/query-trouble.tsx'
import { paths } from '../../shared/paths.ts'
import { savedProperties, useIsSaved } from '../../shared/saved/saved-homes.ts'
import { useStore } from '../../shared/store.ts'
import { Button, buttonStyles } from '../../shared/ui/button.tsx'
import { cardColumns } from '../../shared/ui/card-sizes.ts'
import { PageHead } from '../../shared/ui/page-head.tsx'
import { useHydrated } from '../../shared/ui/use-browser-value.ts'
import { pageQueries } from '../data/page-queries.ts'
import { CardActions } from '../features/listing/card-actions.tsx'
import { OtherProperties } from '../features/listing/other-homes.tsx'
import { PropertyCard } from '../features/listing/property-card.tsx'
import { useListedHomes } from '../features/saved/listed-homes.ts'
import { savedPageCopy } from '../features/saved/saved-page-copy.ts'
import { InPlaceOfHome, SavedEmpty, SavedSkeleton } from '../features/saved/saved-states.tsx'

/** docs/product.md#saved-homes. */
export function SavedPage() {
  const hydrated = useHydrated()
  const lasting = useStore(savedProperties.lasting)
  const { saved, listed } = useListedHomes()
  return (
    <div className="page-width pt-page min-h-dvh pb-section">
      <PageHead title={savedPageCopy.title} description={savedPageCopy.description} path={paths.saved} hidden />
      <h1 className="pb-4 text-3xl">{savedPageCopy.title}</h1>
      {saved.length === 0 && <SavedEmpty hydrated={hydrated} />}
      {listed.length > 0 && (
        <>
          <p className="max-w-measure text-lg text-ink-soft">
            {lasting ? savedPageCopy.keptHere : savedPageCopy.forVisit}
          </p>
          <div className="flex min-h-touch flex-wrap items-center justify-between gap-x-8 gap-y-2 py-6">
            <p role="status" className="label-caps text-ink-soft">
              {savedPageCopy.count(saved.length)}
            </p>
            {canCompare(saved) && <ToComparison saved={saved} />}
          </div>
          <Homes listed={listed} />
        </>
      )}
    </div>
  )
}

/** All of them, where so many can be compared. */
function ToComparison({ saved }: { saved: SavedList }) {
  if (saved.length > limits.comparedProperties) return <p className="text-sm text-ink-soft">{savedPageCopy.choose}</p>
  return (
    <Link to={paths.compare(saved.map(({ id }) => id))} className={buttonStyles('outline')}>
      {savedPageCopy.compare(saved.length)}
    </Link>
  )
}

/** The first 60 as cards and the others as links; "Show more" adds 60 cards. */
function Homes({ listed }: { listed: SavedList }) {
  const [shown, setShown] = useState<number>(limits.cardsPerPage)
  const asked = listed.slice(0, shown)
  const query = useQuery(pageQueries.chosen(asked.map(({ id }) => id)))
  // those that are here are shown while others come, or do not
  const [known, setKnown] = useState(query.data)
  if (query.data && query.data !== known) setKnown(query.data)
  if (!known && query.isPending) return <SavedSkeleton count={asked.length} />

  const cards = listed.filter(({ id }) => known?.has(id))
  const others = listed.filter(({ id }) => !known?.has(id))
  return (
    <section aria-label={savedPageCopy.results}>
      <h2 className="sr-only">{savedPageCopy.results}</h2>
      <ul className={cardColumns}>
        {cards.map((home, index) => (
          <Place key={home.id} home={home} property={known?.get(home.id)} eager={index === 0} />
        ))}
      </ul>
      {query.isError && <QueryError error={query.error} onRetry={() => void query.refetch()} />}
      {shown < listed.length && (
        <p className="mt-12 text-center">
          <Button variant="outline" onClick={() => setShown(shown + limits.cardsPerPage)}>
            {savedPageCopy.showMore}
          </Button>
        </p>
      )}
      {others.length > 0 && <OtherProperties homes={others} />}
    </section>
  )
}

interface PlaceProps {
  home: SavedProperty
  property: Property | null | undefined
  eager: boolean
}

function Place({ home, property, eager }: PlaceProps) {
  const { id, title } = home
  const isSaved = useIsSaved(id)
  const place = useFocusAfterPress(isSaved)
  if (isSaved && property)
    return (
      <li ref={place}>
        <PropertyCard
          home={cardOf(property)}
          eager={eager}
          action={(titleId) => <CardActions home={home} titleId={titleId} />}
        />
      </li>
    )
  // one that is on the list no more is not to be had back
  if (!isSaved && !property) return null
  const way = isSaved
    ? {
        text: savedPageCopy.gone,
        button: savedPageCopy.remove,
        label: savedPageCopy.removeNamed(title),
        onPress: () => savedProperties.remove(id),
      }
    : {
        text: savedPageCopy.removed,
        button: savedPageCopy.undo,
        label: savedPageCopy.undoNamed(title),
        onPress: () => savedProperties.save(home),
      }
  return (
    <li ref={place}>
      <InPlaceOfHome home={home} {...way} />
    </li>
  )
}

/** Gives the focus, which went with the button that was pressed, to the one that undoes it. */
function useFocusAfterPress(isSaved: boolean) {
  const place = useRef<HTMLLIElement>(null)
  const before = useRef(isSaved)
  useEffect(() => {
    if (before.current === isSaved) return
    before.current = isSaved
    if (document.activeElement !== document.body) return
    const next = [...(place.current?.querySelectorAll('button') ?? [])].at(-1) ?? document.getElementById('content')
    next?.focus({ preventScroll: true })
  }, [isSaved])
  return place
}
