import type { Location } from '@porchlight/contract/properties/options'
import type { Property } from '@porchlight/contract/properties/property'
import type { MouseEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { QueryError } from '../../shared/layout/query-error.tsx'
import { paths } from '../../shared/paths.ts'
import { buttonStyles } from '../../shared/ui/button.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { PageHead } from '../../shared/ui/page-head.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { StateMessage } from '../../shared/ui/state-message.tsx'
import { propertyCopy } from '../detail/property-copy.ts'
import { UnitListSkeleton } from '../detail/units/unit-list.tsx'
import { listEntryOf } from '../list-entries.ts'

/** Returns to the list as it was, if the visitor came from it. */
export function PropertyBackLink({ location }: { location: Location }) {
  const { key } = useLocation()
  const navigate = useNavigate()
  const returnToList = (event: MouseEvent) => {
    const entry = listEntryOf(key, paths.city(location))
    if (!entry || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (entry.steps === undefined) void navigate(entry.address)
    else void navigate(-entry.steps)
  }
  return (
    <Link
      to={paths.city(location)}
      onClick={returnToList}
      className="mb-2 inline-flex min-h-touch items-center gap-2 text-sm font-semibold text-brick underline-offset-4 hover:underline"
    >
      <Icon name="back" />
      {propertyCopy.backTo[location]}
    </Link>
  )
}

/** The page of a property that does not exist or is not public. */
export function PropertyNotFound({ id }: { id: string }) {
  return (
    <div className="page-width py-page">
      <PageHead
        title={propertyCopy.notFoundTitle}
        description={propertyCopy.notFoundText}
        path={paths.property(id)}
        hidden
      />
      <StateMessage heading={propertyCopy.notFoundTitle} text={propertyCopy.notFoundText}>
        <Link to={paths.home} className={buttonStyles('primary')}>
          {propertyCopy.backToEditor}
        </Link>
      </StateMessage>
    </div>
  )
}

/** The page of a property that could not be loaded. */
export function PropertyError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className="page-width py-page">
      <title>{propertyCopy.loadingHead}</title>
      <QueryError error={error} onRetry={onRetry} level={1} />
    </div>
  )
}

/** `property` if only its units are missing. */
export function PropertySkeleton({ property }: { property?: Property }) {
  return (
    <div role="status" className="page-width pt-4 pb-section">
      <title>{propertyCopy.loadingHead}</title>
      <span className="sr-only">{propertyCopy.loading}</span>
      <Skeleton className="mt-3 mb-5 h-5 w-56 rounded-sm" />
      {property ? <MultifamilyShape /> : <SingleFamilyShape />}
    </div>
  )
}

function SingleFamilyShape() {
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div>
        <Skeleton className="aspect-card rounded-md" />
        <div className="mt-3 flex gap-2 overflow-hidden">
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} className="aspect-card w-24 shrink-0 rounded-md sm:w-28" />
          ))}
        </div>
      </div>
      <div>
        <Skeleton className="h-9 w-full rounded-sm" />
        <Skeleton className="mt-5 h-7 w-48 rounded-full" />
        <Skeleton className="mt-6 h-40 rounded-sm" />
      </div>
    </div>
  )
}

function MultifamilyShape() {
  return (
    <>
      <Skeleton className="h-12 w-full max-w-measure rounded-sm" />
      <Skeleton className="mt-5 h-7 w-64 rounded-full" />
      <Skeleton className="mt-4 h-7 w-48 rounded-sm" />
      <Skeleton className="mt-8 aspect-card rounded-md" />
      <UnitListSkeleton />
    </>
  )
}
