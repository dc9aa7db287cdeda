import { limits } from '@porchlight/contract/limits'
import { isLeased } from '@porchlight/contract/properties/availability-state'
import type { Property } from '@porchlight/contract/properties/property'
import { cardOf } from '@porchlight/contract/properties/property-card'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { canCompare } from '../../shared/comparison/comparison-store.ts'
import { QueryError } from '../../shared/layout/query-error.tsx'
import { paths } from '../../shared/paths.ts'
import type { SavedList, SavedProperty } from '../../shared/persistent-list.ts'
import { toggleSaved } from '../../shared/saved/save-button.tsx'
import { savedProperties, useIsSaved, useSavedProperties } from '../../shared/saved/saved-properties.ts'
import { useStore } from '../../shared/store.ts'
import { afterPaint } from '../../shared/ui/after-paint.ts'
import { Button, buttonStyles } from '../../shared/ui/button.tsx'
import { cardColumns } from '../../shared/ui/card-sizes.ts'
import { PageHead } from '../../shared/ui/page-head.tsx'
import { useHydrated } from '../../shared/ui/use-browser-value.ts'
import { pageQueries } from '../data/page-queries.ts'
import { OtherProperties } from '../features/listing/other-properties.tsx'
import { PropertyCard } from '../features/listing/property-card.tsx'
import { savedPageCopy } from '../features/saved/saved-page-copy.ts'
import { CardPlaceholder, SavedEmpty, SavedSkeleton } from '../features/saved/saved-states.tsx'
import { readShared, sharedPath } from '../features/saved/shared-list.ts'
import { noteShownHomes } from '../last-visit/last-visit.ts'
import { AvailableHomesLink } from '../links/text-links.tsx'
import { ShareButton } from '../share/share-button.tsx'
import { SharedHomes } from './shared-homes.tsx'

/** Saved properties, or those of a shared link (docs/product/comparison-and-saved.md#saved-homes). */
export function SavedPage() {
  const hydrated = useHydrated()
  const { search } = useLocation()
  // Pages are published without a link's list.
  const shared = hydrated ? readShared(search) : undefined
  const title = shared ? savedPageCopy.shared.title : savedPageCopy.title
  return (
    <div className="page-width pt-page min-h-dvh pb-section">
      <PageHead title={title} description={savedPageCopy.description} path={paths.saved} hidden />
      <h1 className="pb-4 text-3xl">{title}</h1>
      {shared ? <SharedHomes key={search} shared={shared} /> : <SavedHomes hydrated={hydrated} />}
    </div>
  )
}

function SavedHomes({ hydrated }: { hydrated: boolean }) {
  const isPersistent = useStore(savedProperties.isPersistent)
  const { saved, listed } = useListedProperties()
  return (
    <>
      {saved.length === 0 && <SavedEmpty hydrated={hydrated} />}
      {listed.length > 0 && (
        <>
          <p className="max-w-measure text-lg text-ink-soft">
            {isPersistent ? savedPageCopy.keptHere : savedPageCopy.forVisit}
          </p>
          <p className="max-w-measure pt-2 text-ink-soft">
            {savedPageCopy.forgetting} {saved.length > limits.sharedProperties && savedPageCopy.sharedFirst}
          </p>
          <div className="flex min-h-touch flex-wrap items-center gap-x-8 gap-y-2 py-6">
            <p className="label-caps mr-auto text-ink-soft">{savedPageCopy.count(saved.length)}</p>
            {saved.length > 0 && <ShareButton title={savedPageCopy.title} path={sharedPath(saved)} />}
            {saved.length > limits.comparedProperties ? (
              <p className="text-sm text-ink-soft">{savedPageCopy.choose}</p>
            ) : (
              <ToComparison saved={saved} />
            )}
          </div>
          <SavedProperties listed={listed} />
        </>
      )}
    </>
  )
}

/** Removed properties stay in `listed`, so that a removal can be undone. Those saved in another tab come first. */
function useListedProperties(): { saved: SavedList; listed: SavedList } {
  const saved = useSavedProperties()
  const [listed, setListed] = useState<SavedList>(saved)
  const added = saved.filter(({ id }) => !listed.some((home) => home.id === id))
  if (added.length > 0) setListed([...added, ...listed])
  return { saved, listed }
}

function ToComparison({ saved }: { saved: SavedList }) {
  const { data } = useQuery(pageQueries.byIds(saved.map(({ id }) => id)))
  const existing = saved.filter(({ id }) => data?.get(id) !== null)
  if (!canCompare(existing)) return null
  return (
    <Link to={paths.compare(existing.map(({ id }) => id))} className={buttonStyles('outline')}>
      {savedPageCopy.compare(existing.length)}
    </Link>
  )
}

function SavedProperties({ listed }: { listed: SavedList }) {
  const [cardCount, setCardCount] = useState<number>(limits.cardsPerPage)
  const requested = listed.slice(0, cardCount)
  const query = useQuery(pageQueries.byIds(requested.map(({ id }) => id)))
  // Keeps cards on screen while others load or fail.
  const [fetched, setFetched] = useState(query.data)
  if (query.data && query.data !== fetched) setFetched(query.data)
  useEffect(() => {
    if (!fetched) return undefined
    const homes = [...fetched.values()].flatMap((property) => (property ? cardOf(property) : []))
    return afterPaint(() => noteShownHomes(homes))
  }, [fetched])
  if (!fetched && query.isPending) return <SavedSkeleton count={requested.length} />

  const cards = listed.filter(({ id }) => fetched?.has(id))
  const others = listed.filter(({ id }) => !fetched?.has(id))
  return (
    <section aria-label={savedPageCopy.results}>
      <h2 className="sr-only">{savedPageCopy.results}</h2>
      <ul className={cardColumns}>
        {cards.map((saved, index) => (
          <SavedListItem key={saved.id} saved={saved} property={fetched?.get(saved.id)} eager={index === 0} />
        ))}
      </ul>
      {query.isLoadingError && <QueryError error={query.error} onRetry={() => void query.refetch()} />}
      {cardCount < listed.length && (
        <p className="mt-12 text-center">
          <Button variant="outline" onClick={() => setCardCount(cardCount + limits.cardsPerPage)}>
            {savedPageCopy.showMore}
          </Button>
        </p>
      )}
      {others.length > 0 && <OtherProperties properties={others} />}
    </section>
  )
}

interface SavedListItemProps {
  saved: SavedProperty
  property: Property | null | undefined
  eager: boolean
}

function SavedListItem({ saved, property, eager }: SavedListItemProps) {
  const { id, title } = saved
  const isSaved = useIsSaved(id)
  const item = useFocusAfterPress(isSaved)
  if (isSaved && property)
    return (
      <li ref={item}>
        <PropertyCard property={cardOf(property)} eager={eager}>
          {isLeased(property) && <AvailableHomesLink location={property.location} />}
        </PropertyCard>
      </li>
    )
  // A removed property that no longer exists cannot be restored.
  if (!isSaved && !property) return null
  const message = isSaved
    ? { text: savedPageCopy.gone, button: savedPageCopy.remove, label: savedPageCopy.removeNamed(title) }
    : { text: savedPageCopy.removed, button: savedPageCopy.undo, label: savedPageCopy.undoNamed(title) }
  return (
    <li ref={item}>
      <CardPlaceholder property={saved} onPress={() => toggleSaved(saved)} {...message} />
    </li>
  )
}

function useFocusAfterPress(isSaved: boolean) {
  const item = useRef<HTMLLIElement>(null)
  const before = useRef(isSaved)
  useEffect(() => {
    if (before.current === isSaved) return
    before.current = isSaved
    if (document.activeElement !== document.body) return
    const button = [...(item.current?.querySelectorAll('button') ?? [])].at(-1)
    if (button) button.focus()
    else document.getElementById('content')?.focus({ preventScroll: true })
  }, [isSaved])
  return item
}
