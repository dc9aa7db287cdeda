import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { hasStatus } from '../../shared/api/api-error.ts'
import { paths } from '../../shared/paths.ts'
import { buttonStyles } from '../../shared/ui/button.tsx'
import { focusUnlessTyping } from '../../shared/ui/focus-on.ts'
import { Spinner } from '../../shared/ui/spinner.tsx'
import { adminQueries } from '../api/admin-queries.ts'
import { propertyMutations } from '../api/property-mutations.ts'
import { FirstSteps, firstSteps } from '../features/admin-properties/first-steps.tsx'
import { adminPropertiesCopy } from '../features/admin-properties/properties-copy.ts'
import { PropertyList } from '../features/admin-properties/property-list.tsx'
import { deletedCopy } from '../features/deleted/deleted-copy.ts'
import { QueryFallback } from '../query-fallback.tsx'
import { AdminIcon } from '../ui/admin-icon.tsx'
import { useDeletion } from '../use-deletion.ts'
import { useRestore } from '../use-restore.ts'
import { AccessDenied } from './admin-gate.tsx'
import { AdminTitle } from './screen-parts.tsx'

const copy = adminPropertiesCopy
/** Laptops have these links in the bar of sections. */
const inBar = 'md:hidden'

/** /admin */
export function PropertyManagementPage() {
  const query = useQuery({
    ...adminQueries.properties(),
    // Retry when the screen is opened again, unless access was refused.
    retryOnMount: ({ state }) => !hasStatus(state.error, 401, 403),
  })
  const { data: properties, error } = query
  // Views change all the time. Waits for the list, so that access is refused only once.
  const views = useQuery({ ...adminQueries.history('30'), staleTime: 60_000, enabled: properties !== undefined })
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused button disappears with its property.
  const toHeading = () => focusUnlessTyping(heading.current)
  const { restore } = useRestore({
    call: propertyMutations.restore,
    messages: deletedCopy,
    onEnd: toHeading,
    isUndo: true,
  })
  const { deleting, remove } = useDeletion({
    call: propertyMutations.remove,
    messages: copy,
    onDeleted: toHeading,
    undo: restore,
  })
  const askAndDelete = ({ id, title }: { id: string; title: string }) => {
    if (confirm(copy.confirmDelete(title))) remove(id)
  }
  const steps = properties && firstSteps(properties)

  if (hasStatus(error, 403)) return <AccessDenied />
  return (
    <>
      <AdminTitle>{copy.title}</AdminTitle>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 sm:gap-y-5 sm:border-b sm:border-rule sm:pb-6">
        <h1 ref={heading} tabIndex={-1} className="text-3xl">
          {copy.title}
        </h1>
        <div className="flex grow flex-wrap gap-2 max-sm:*:grow max-sm:*:px-2 sm:grow-0 sm:gap-3">
          <Link to={paths.adminAnalytics} className={buttonStyles('outline', inBar)}>
            <AdminIcon name="chart" className="size-5 max-sm:hidden" />
            {copy.analytics}
          </Link>
          <Link to={paths.adminHero} className={buttonStyles('outline', inBar)}>
            <AdminIcon name="image" className="size-5 max-sm:hidden" />
            {copy.hero}
          </Link>
          <Link to={paths.adminProperty('new')} className={buttonStyles('primary')}>
            <AdminIcon name="plus" className="size-5 max-sm:hidden" />
            {copy.add}
          </Link>
        </div>
      </div>
      <QueryFallback query={query} loading={<Spinner label={copy.loading} />} />
      {properties && steps && <FirstSteps steps={steps} first={properties[0]} />}
      {properties && properties.length > 0 && (
        <PropertyList
          properties={properties}
          history={views.data}
          historyFailed={views.isError}
          deleting={deleting}
          onDelete={askAndDelete}
        />
      )}
    </>
  )
}
