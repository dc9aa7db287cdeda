import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link, useParams } from 'react-router-dom'
import { isMissing } from '../../shared/api/api-error.ts'
import { QueryError } from '../../shared/layout/query-error.tsx'
import { paths } from '../../shared/paths.ts'
import { Button, buttonStyles } from '../../shared/ui/button.tsx'
import { Spinner } from '../../shared/ui/spinner.tsx'
import { StateMessage } from '../../shared/ui/state-message.tsx'
import { propertyQueries } from '../api/property-queries.ts'
import { adminCopy } from '../copy/admin.ts'
import { historyCopy } from '../features/history/history-copy.ts'
import { propertyCopy } from '../features/property-editor/property-copy.ts'
import { PropertyEditor } from '../features/property-editor/property-editor.tsx'
import { unitCopy } from '../features/units/unit-copy.ts'
import { showUnits, Units } from '../features/units/units.tsx'
import { useQueryError } from '../session-expired.ts'
import { flushRow } from '../ui/flush.ts'
import { visibilityOf } from '../visibility.ts'
import { AdminTitle, BackToAdmin } from './screen-parts.tsx'

/** /admin/properties/{id}, or `new` */
export function PropertyEditorPage() {
  const { id = 'new' } = useParams()
  return (
    <>
      <BackToAdmin />
      {id === 'new' ? <NewProperty /> : <ExistingProperty key={id} id={id} />}
    </>
  )
}

function NewProperty() {
  return (
    <>
      <AdminTitle>{propertyCopy.addTitle}</AdminTitle>
      <h1 className="text-3xl">{propertyCopy.addTitle}</h1>
      <PropertyEditor />
    </>
  )
}

function ExistingProperty({ id }: { id: string }) {
  const query = useQuery(propertyQueries.detail(id))
  const { data: property, error, refetch, isFetching, isFetchedAfterMount } = query
  const queryError = useQueryError(error)
  const isEditing = useRef(false)
  if (isMissing(error) && !isEditing.current) return <PropertyMissing />
  if (queryError && !property)
    return <QueryError error={queryError} level={1} onRetry={() => void refetch()} busy={isFetching} />
  if (!property || !isFetchedAfterMount) return <Spinner label={propertyCopy.loading} />
  isEditing.current = true
  return (
    <>
      <AdminTitle>{`${property.title}: ${propertyCopy.editTitle}`}</AdminTitle>
      <div className="flex flex-wrap items-center justify-between gap-x-8">
        <h1 className="text-3xl">
          <span className="block font-sans text-sm font-semibold text-ink-soft">{propertyCopy.editTitle}</span>{' '}
          <span dir="auto" className="block wrap-anywhere">
            {property.title}
          </span>
        </h1>
        <div className={`flex flex-wrap gap-x-4 ${flushRow}`}>
          {visibilityOf(property) === 'published' && (
            <a href={paths.property(id)} target="_blank" rel="noopener" className={buttonStyles('quiet')}>
              {propertyCopy.onSite}
            </a>
          )}
          {property.propertyType === 'multifamily' && (
            <Button variant="quiet" onClick={showUnits}>
              {unitCopy.heading}
            </Button>
          )}
          <Link to={paths.adminHistory(id)} className={buttonStyles('quiet')}>
            {historyCopy.history}
          </Link>
        </div>
      </div>
      <PropertyEditor property={property} />
      <Units property={property} />
    </>
  )
}

function PropertyMissing() {
  return (
    <div className="py-section">
      <AdminTitle>{propertyCopy.notFound}</AdminTitle>
      <StateMessage heading={propertyCopy.notFound} text={propertyCopy.notFoundText}>
        <Link to={paths.admin} className={buttonStyles('primary')}>
          {adminCopy.back}
        </Link>
      </StateMessage>
    </div>
  )
}
