import type { Location } from '@porchlight/contract/properties/options'
import type { MouseEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { QueryError } from '../../shared/layout/query-error.tsx'
import { paths } from '../../shared/paths.ts'
import { buttonStyles } from '../../shared/ui/button.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { PageHead } from '../../shared/ui/page-head.tsx'
import { PageLoading } from '../../shared/ui/spinner.tsx'
import { StateMessage } from '../../shared/ui/state-message.tsx'
import { propertyCopy } from '../detail/property-copy.ts'
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

export function PropertyError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className="page-width py-page">
      <title>{propertyCopy.loadingHead}</title>
      <QueryError error={error} onRetry={onRetry} level={1} />
    </div>
  )
}

export function PropertyLoading() {
  return (
    <>
      <title>{propertyCopy.loadingHead}</title>
      <PageLoading label={propertyCopy.loading} />
    </>
  )
}
