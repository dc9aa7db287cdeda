import { limits } from '@porchlight/contract/limits'
import type { Location } from '@porchlight/contract/properties/options'
import type { CardProperty } from '@porchlight/contract/properties/property-card'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { QueryError } from '../../shared/layout/query-error.tsx'
import { paths } from '../../shared/paths.ts'
import { afterPaint } from '../../shared/ui/after-paint.ts'
import { PageHead } from '../../shared/ui/page-head.tsx'
import { useFilters } from '../../shared/ui/use-filters.ts'
import { type CityStart, pageQueries } from '../data/page-queries.ts'
import { FilterCard } from '../features/listing/filter-card.tsx'
import { type Filters, filtersInAddress, isFiltered, matchFilters } from '../features/listing/filters.ts'
import { cityCopy } from '../features/listing/listing-copy.ts'
import { offeredFacts, offeredName, offeredNeighborhoods } from '../features/listing/offered-filters.ts'
import { GridLoading, PropertyGrid } from '../features/listing/property-grid.tsx'
import { UnstatedHomes } from '../features/listing/unstated-homes.tsx'
import { noteShownHomes } from '../last-visit/last-visit.ts'

export const AtlantaPage = () => <CityPage location="atlanta" />
export const DallasPage = () => <CityPage location="dallas" />

function CityPage({ location }: { location: Location }) {
  const [filters, setFilters] = useFilters(filtersInAddress)
  // The field shows typed text before the list follows.
  const applied = useDeferredValue(filters)
  const listing = useQuery(pageQueries.city(location))
  const start = useQuery(pageQueries.cityStart(location)).data
  const count = useRef<HTMLParagraphElement>(null)
  const copy = cityCopy[location]
  const properties = listing.data ?? start?.cards
  const change = (next: Filters, typing: boolean) => setFilters({ ...next, cardCount: limits.cardsPerPage }, typing)

  const facts = useMemo(() => offeredFacts(properties ?? []), [properties])
  const neighborhoods = useMemo(() => offeredNeighborhoods(properties ?? []), [properties])
  const { data } = listing
  useEffect(() => data && afterPaint(() => noteShownHomes(data, location)), [data, location])

  const { results, unstated } = useMemo(
    () => resultsOf(data, start, { ...applied, neighborhood: offeredName(applied.neighborhood, neighborhoods) }),
    [data, start, applied, neighborhoods],
  )
  // The deferred list has the handlers of an earlier rendering.
  const latest = useRef({ filters, setFilters })
  useEffect(() => {
    latest.current = { filters, setFilters }
  })
  const addToFilters = (change: Partial<Filters>, typing: boolean) =>
    latest.current.setFilters({ ...latest.current.filters, ...change }, typing)
  // The filters are painted before the cards are rendered again.
  const list = useDeferredValue(
    <>
      {results && (
        <PropertyGrid
          {...results}
          count={count}
          onShowMore={() => addToFilters({ cardCount: applied.cardCount + limits.cardsPerPage }, true)}
        />
      )}
      {applied.facts.length > 0 && (
        <UnstatedHomes
          properties={unstated}
          cardCount={applied.cardCount}
          isShown={applied.unstated}
          onToggle={() => addToFilters({ unstated: !applied.unstated }, false)}
        />
      )}
      {!results && listing.isLoading && <GridLoading />}
    </>,
  )

  return (
    <div className="page-width pt-6 sm:pt-page low:pt-2">
      <PageHead title={copy.heading} description={copy.description} path={paths.city(location)} />
      <header className="grid gap-2 pb-6 sm:gap-4 sm:pb-10 low:pb-3">
        <h1 className="text-3xl max-sm:max-w-title">{copy.heading}</h1>
        <p className="max-w-measure text-ink-soft sm:text-lg low:sr-only">{copy.lede}</p>
      </header>
      <FilterCard
        filters={{ ...filters, neighborhood: offeredName(filters.neighborhood, neighborhoods) }}
        hasAvailability={properties?.some(({ availabilitySummary }) => availabilitySummary) ?? false}
        facts={facts}
        neighborhoods={neighborhoods}
        resultCount={results ? results.cards.length + results.others.length : undefined}
        count={count}
        onChange={change}
      />
      {list}
      {listing.isLoadingError && (
        <QueryError error={listing.error} busy={listing.isFetching} onRetry={() => void listing.refetch()} />
      )}
    </div>
  )
}

/** `unstated` are the homes that do not say whether they have the wanted facts. No results while the homes load. */
function resultsOf(properties: readonly CardProperty[] | undefined, start: CityStart | undefined, filters: Filters) {
  if (!properties) return { results: start && !isFiltered(filters) ? start : undefined, unstated: [] }
  const matches = new Map(properties.map((property) => [property, matchFilters(property, filters)]))
  const found = properties.filter((property) => matches.get(property))
  return {
    results: { cards: found.slice(0, filters.cardCount), others: found.slice(filters.cardCount) },
    unstated: properties.filter((property) => matches.get(property) === undefined),
  }
}
