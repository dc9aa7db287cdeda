import type { Location } from '@porchlight/contract/options'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { QueryTrouble } from '../../shared/layout/query-trouble.tsx'
import { useSignedInHint } from '../../shared/layout/use-signed-in-hint.ts'
import { paths } from '../../shared/paths.ts'
import { PageHead } from '../../shared/ui/page-head.tsx'
import { useFilters } from '../../shared/ui/use-filters.ts'
import { pageQueries } from '../data/page-queries.ts'
import { FilterCard } from '../features/listing/filter-card.tsx'
import { filtersInAddress, isFiltered, matches } from '../features/listing/filters.ts'
import { cityCopy } from '../features/listing/listing-copy.ts'
import { GridLoading, PropertyGrid } from '../features/listing/property-grid.tsx'

export const AtlantaPage = () => <CityPage location="atlanta" />
export const DallasPage = () => <CityPage location="dallas" />

function CityPage({ location }: { location: Location }) {
  const [filters, setFilters] = useFilters(filtersInAddress)
  // what is typed shows before the cards that it leaves
  const asked = useDeferredValue(filters)
  const filtered = isFiltered(asked)
  // cards have no texts: those come when the visitor is about to look for a word, or may have changed one
  const cards = useQuery(pageQueries.cityCards(location)).data
  const [isLooking, setLooking] = useState(false)
  const isMaybeSignedIn = useSignedInHint()
  const listing = useQuery({
    ...pageQueries.city(location),
    enabled: !cards || isLooking || asked.text !== '' || isMaybeSignedIn,
  })
  const { homes, later = [], further = later.length } = { ...cards, ...listing.data }
  // when the visitor comes near them, or looks for one among them
  const [isNear, setNear] = useState(false)
  const rest = useQuery({
    ...pageQueries.laterInCity(location),
    enabled: further > 0 && (isNear || filtered),
  })
  const all = homes && further > 0 ? [...homes, ...(rest.data ?? [])] : homes
  const found = filtered ? all?.filter((property) => matches(property, asked)) : all
  // where all are shown, those that are not here are counted, and their names stand in for them
  const missing = filtered || rest.data ? 0 : further
  const isAwaited = homes ? found?.length === 0 && listing.isLoading : listing.isPending
  const troubled = [listing, rest].find((query) => query.isLoadingError)
  const trouble = troubled && (
    <QueryTrouble error={troubled.error} busy={troubled.isFetching} onRetry={() => void troubled.refetch()} />
  )
  // what is said of the further homes stands where they would
  const isBelow = troubled === rest && !filtered
  const copy = cityCopy[location]
  return (
    <div className="page-width pt-6 sm:pt-page">
      <PageHead title={copy.heading} description={copy.description} path={paths.city(location)} />
      <header className="grid gap-2 pb-6 sm:gap-4 sm:pb-10">
        <h1 className="text-3xl max-sm:max-w-title">{copy.heading}</h1>
        <p className="max-w-measure text-ink-soft sm:text-lg">{copy.lede}</p>
      </header>
      <FilterCard
        filters={filters}
        knowsAvailability={all?.some(({ vacancy }) => vacancy) ?? false}
        onChange={setFilters}
        onLook={() => setLooking(true)}
      />
      {(isAwaited || (filtered && rest.isLoading)) && <GridLoading />}
      {!isBelow && trouble}
      {found && !isAwaited && !(filtered && further > 0 && !rest.data) && (
        <PropertyGrid
          properties={found}
          further={missing}
          later={missing > 0 ? later : []}
          onNear={() => setNear(true)}
        />
      )}
      {isBelow && trouble}
      {!filtered && rest.isLoading && later.length === 0 && <GridLoading />}
    </div>
  )
}
