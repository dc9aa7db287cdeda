import type { DeletedProperty } from '@porchlight/contract/history/trash'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { hasStatus } from '../../shared/api/api-error.ts'
import { focusUnlessTyping } from '../../shared/ui/focus-on.ts'
import { Spinner } from '../../shared/ui/spinner.tsx'
import { adminQueries } from '../api/admin-queries.ts'
import { propertyMutations } from '../api/property-mutations.ts'
import { deletedCopy } from '../features/deleted/deleted-copy.ts'
import { DeletedRow } from '../features/deleted/deleted-row.tsx'
import { QueryFallback } from '../query-fallback.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { useDeletion } from '../use-deletion.ts'
import { useRestore } from '../use-restore.ts'
import { AccessDenied } from './admin-gate.tsx'
import { PastScreens, ScreenHead } from './screen-parts.tsx'

const copy = deletedCopy

/** /admin/deleted */
export function DeletedPage() {
  const query = useQuery(adminQueries.deleted())
  const { data: properties, error } = query
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused button disappears with its property.
  const toHeading = () => focusUnlessTyping(heading.current)
  const { restore, restoring } = useRestore({ call: propertyMutations.restore, messages: copy, onEnd: toHeading })
  const { toConfirm, ask, cancel, confirm, deleting } = useDeletion<DeletedProperty>({
    call: propertyMutations.removePermanently,
    messages: { deleted: copy.removal.done, deleteFailed: copy.removal.failed, gone: copy.removal.gone },
    onDeleted: toHeading,
  })
  if (hasStatus(error, 403)) return <AccessDenied />
  return (
    <>
      <ScreenHead title={copy.title} text={copy.text} heading={heading} />
      <PastScreens />
      <QueryFallback query={query} loading={<Spinner label={copy.loading} />} />
      {properties?.length === 0 && <p className="py-section text-lg text-ink-soft">{copy.empty}</p>}
      {properties && properties.length > 0 && (
        <ul aria-label={copy.list} className="divide-y divide-rule pb-4">
          {properties.map((property) => (
            <DeletedRow
              key={property.id}
              property={property}
              busy={[restoring, deleting].includes(property.id)}
              onRestore={() => restore(property.id)}
              onRemove={() => ask(property)}
            />
          ))}
        </ul>
      )}
      {toConfirm && (
        <ConfirmDialog labels={copy.removal.question(toConfirm.title)} onConfirm={confirm} onCancel={cancel} />
      )}
    </>
  )
}
