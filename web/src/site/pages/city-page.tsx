import type { Location } from '@porchlight/contract/options'
import { useQuery } from '@tanstack/react-query'
import { propertyQueries } from '../../shared/api/property-queries.ts'
import { QueryTrouble } from '../../shared/layout/query-trouble.tsx'
import { paths } from '../../shared/paths.ts'
import { PageHead } from '../../shared/ui/page-head.tsx'
import { Spinner } from '../../shared/ui/spinner.tsx'
import { FilterCard } from '../features/listing/filter-card.tsx'
import { matches } from '../features/listing/filters.ts'
import { cityCopy, listingCopy } from '../features/listing/listing-copy.ts'
import { PropertyGrid } from '../features/listing/property-grid.tsx'
import { useFilters } from '../features/listing/use-filters.ts'

export const AtlantaPage = () => <CityPage location="atlanta" />
export const DallasPage = () => <CityPage location="dallas" />

function CityPage({ location }: { location: Location }) {
  const properties = useQuery(propertyQueries.inCity(location))
  const [filters, setFilters] = useFilters()
  const copy = cityCopy[location]
  const found = properties.data?.filter((property) => matches(property, filters))
  return (
    <div className="page-width pt-page">
      <PageHead title={copy.heading} description={copy.description} path={paths.city(location)} />
      <header className="grid gap-4 pb-10">
        <h1 className="text-3xl max-sm:max-w-title">{copy.heading}</h1>
        <p className="max-w-measure text-lg text-ink-soft">{copy.lede}</p>
      </header>
      <FilterCard filters={filters} onChange={setFilters} />
      {properties.isPending && <Spinner label={listingCopy.loading} />}
      {properties.isLoadingError && (
        <QueryTrouble error={properties.error} busy={properties.isFetching} onRetry={() => void properties.refetch()} />
      )}
      {found && <PropertyGrid properties={found} />}
    </div>
  )
}
