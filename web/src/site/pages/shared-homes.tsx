import type { Property } from '@porchlight/contract/properties/property'
import { cardOf } from '@porchlight/contract/properties/property-card'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { QueryError } from '../../shared/layout/query-error.tsx'
import { paths } from '../../shared/paths.ts'
import { savedCopy } from '../../shared/saved/saved-copy.ts'
import { savedProperties, useSavedProperties } from '../../shared/saved/saved-properties.ts'
import { announce } from '../../shared/ui/announcer.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { cardColumns } from '../../shared/ui/card-sizes.ts'
import { notify } from '../../shared/ui/notice.tsx'
import { pageQueries } from '../data/page-queries.ts'
import { PropertyCard } from '../features/listing/property-card.tsx'
import { savedPageCopy } from '../features/saved/saved-page-copy.ts'
import { BrowseLinks, SavedSkeleton } from '../features/saved/saved-states.tsx'
import type { SharedList } from '../features/saved/shared-list.ts'
import { textLink } from '../links/text-links.tsx'

const copy = savedPageCopy.shared

/** The homes of a shared link (docs/product/comparison-and-saved.md#sharing-saved-homes). */
export function SharedHomes({ shared: { homes, total, isCut } }: { shared: SharedList }) {
  const query = useQuery(pageQueries.byIds(homes.map(({ id }) => id)))
  if (query.isPending) return <SavedSkeleton count={homes.length} />
  if (!query.data) return <QueryError error={query.error} onRetry={() => void query.refetch()} />

  const found = homes.flatMap(({ id }) => query.data.get(id) ?? [])
  const gone = homes.filter(({ id }) => !query.data.get(id))
  const unnamed = gone.filter(({ title }) => title === '').length
  return (
    <>
      {total > homes.length && <p className="max-w-measure pb-4">{copy.tooMany(total, homes.length)}</p>}
      {isCut && <p className="max-w-measure pb-4">{copy.cut}</p>}
      {gone.length > 0 && (
        <ul className="grid gap-1 pb-4 text-ink-soft">
          {gone.map(({ id, title }) => title && <li key={id}>{copy.gone(title)}</li>)}
          {unnamed > 0 && <li>{copy.goneUnnamed(unnamed)}</li>}
        </ul>
      )}
      {found.length > 0 ? <Found properties={found} /> : <BrowseLinks />}
    </>
  )
}

function Found({ properties }: { properties: readonly Property[] }) {
  const saved = useSavedProperties()
  const unsaved = properties.filter((property) => !saved.some(({ id }) => id === property.id))
  const saveAll = () => {
    // The newest is first.
    unsaved.toReversed().forEach(savedProperties.save)
    if (savedProperties.isPersistent.get()) announce(copy.savedAll(unsaved.length))
    else notify(savedCopy.allSavedForVisit)
  }
  const isAllSaved = unsaved.length === 0
  return (
    <section aria-label={copy.title}>
      <h2 className="sr-only">{copy.title}</h2>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2 pb-6">
        <p className="label-caps text-ink-soft">{copy.count(properties.length)}</p>
        <Button off={isAllSaved} onClick={saveAll}>
          {isAllSaved ? copy.allSaved : copy.saveAll}
        </Button>
        <Link to={paths.saved} className={textLink}>
          {copy.own}
        </Link>
      </div>
      <ul className={cardColumns}>
        {properties.map((property, index) => (
          <li key={property.id}>
            <PropertyCard property={cardOf(property)} eager={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}
