import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { isMissing } from '../../shared/api/api-error.ts'
import { callApi } from '../../shared/api/client.ts'
import { paths } from '../../shared/paths.ts'
import { buttonStyles } from '../../shared/ui/button.tsx'
import { PageHead } from '../../shared/ui/page-head.tsx'
import { StateMessage } from '../../shared/ui/state-message.tsx'
import { useHydrated } from '../../shared/ui/use-browser-value.ts'
import { MultifamilyProperty } from '../detail/property-multifamily.tsx'
import { SingleFamilyProperty } from '../detail/property-single-family.tsx'
import { previewCopy } from './preview-copy.ts'
import { PropertyError, PropertySkeleton } from './property-states.tsx'

const preview = (token: string) =>
  queryOptions({
    queryKey: ['preview', token],
    queryFn: ({ signal }) => callApi('GET /api/previews/{token}', { params: { token }, signal }),
  })

/** It reports no view, and its images and texts are in no public file (docs/product/property-editor.md#previews). */
export function PreviewPage() {
  const { token = '' } = useParams()
  const hydrated = useHydrated()
  // The published document is the same for every token.
  const query = useQuery({ ...preview(token), enabled: hydrated })
  const { data, error } = query
  const head = <PageHead title={previewCopy.title} description={previewCopy.description} hidden />
  if (isMissing(error))
    return (
      <div className="page-width py-page">
        {head}
        <StateMessage heading={previewCopy.gone} text={previewCopy.goneText}>
          <Link to={paths.home} className={buttonStyles('primary')}>
            {previewCopy.home}
          </Link>
        </StateMessage>
      </div>
    )
  if (error && !data) return <PropertyError error={error} onRetry={() => void query.refetch()} />
  if (!data)
    return (
      <>
        {head}
        <noscript>
          <p className="page-width py-page">{previewCopy.withoutScript}</p>
        </noscript>
        <div className="needs-app">
          <PropertySkeleton />
        </div>
      </>
    )
  const { property, units, isTyped } = data
  const Shown = property.propertyType === 'multifamily' ? MultifamilyProperty : SingleFamilyProperty
  return (
    <div className="page-width pt-4 pb-section">
      {head}
      <aside
        aria-label={previewCopy.title}
        className="mb-6 rounded-md border border-lamp bg-lamp px-4 py-3 text-sm font-medium text-ink"
      >
        <strong>{previewCopy.title}.</strong> {isTyped ? previewCopy.typed : previewCopy.saved}
      </aside>
      <Shown property={property} units={units} onRetryUnits={() => void query.refetch()} />
    </div>
  )
}
