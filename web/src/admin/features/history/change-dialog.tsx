import type { Change, ChangeDetail, PastState } from '@porchlight/contract/history/history'
import { heroHistoryId } from '@porchlight/contract/history/history'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { hasStatus } from '../../../shared/api/api-error.ts'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Spinner } from '../../../shared/ui/spinner.tsx'
import { issuesOf } from '../../api/error-issues.ts'
import { historyQueries, restoreMutation } from '../../api/history-queries.ts'
import { formatTime } from '../../business-time.ts'
import { DifferenceList } from '../../editor/difference-list.tsx'
import type { Difference } from '../../editor/differences.ts'
import { QueryFallback } from '../../query-fallback.tsx'
import { showFailure } from '../../session-expired.ts'
import { AdminDialog } from '../../ui/admin-dialog.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast-store.ts'
import { historyCopy, subjectOf, whoOf } from './history-copy.ts'
import { PastImages } from './past-images.tsx'

const copy = historyCopy.detail

interface ChangeDialogProps {
  change: Change
  differencesOf: (change: ChangeDetail) => Difference[]
  onClose: () => void
}

/** Shows one change, with both versions side by side, and can restore either. */
export function ChangeDialog({ change, differencesOf, onClose }: ChangeDialogProps) {
  const query = useQuery(historyQueries.detail(change.id))
  const { data } = query
  const [selectedSide, setSelectedSide] = useState<Side>()
  const { historyId } = change.of
  const restore = useMutation({
    ...restoreMutation(useQueryClient()),
    onSuccess: ({ missing }) => toast.success(historyCopy.restored(missing)),
    onError: (error) =>
      showFailure(error, hasStatus(error, 409) ? historyCopy.changed : reasonOf(error), historyCopy.missing),
  })
  const navigate = useNavigate()
  // Not called once the dialog is closed.
  const openRestored = () => {
    onClose()
    void navigate(historyId === heroHistoryId ? paths.adminHero : paths.adminProperty(historyId))
  }
  return (
    <AdminDialog
      title={subjectOf(change)}
      text={historyCopy.line(change.action, whoOf(change), formatTime(change.at))}
      name={change.by?.email}
      wide
      onClose={onClose}
    >
      <QueryFallback query={query} loading={<Spinner label={copy.loading} />} />
      {data && <Differences change={data} differences={differencesOf(data)} />}
      <div className="dialog-actions mt-6 gap-x-8">
        {sides.map(
          (side) =>
            data?.[side] &&
            // The current version cannot be restored.
            !(side === 'after' && data.isLast) && (
              <div key={side} className="flex grow flex-wrap items-center gap-x-3 gap-y-1">
                <p id={`restore-${side}`} className="text-sm text-ink-soft">
                  {copy.way[side]}
                </p>
                <Button
                  variant="outline"
                  aria-describedby={`restore-${side}`}
                  busy={restore.isPending}
                  onClick={() => setSelectedSide(side)}
                >
                  {restore.isPending ? copy.restoring : copy.restore}
                </Button>
              </div>
            ),
        )}
        <Button variant="quiet" className="-mr-2.25 px-2!" onClick={onClose}>
          {copy.close}
        </Button>
      </div>
      {selectedSide && (
        <ConfirmDialog
          labels={historyCopy.question}
          onCancel={() => setSelectedSide(undefined)}
          onConfirm={() => {
            setSelectedSide(undefined)
            restore.mutate({ id: change.id, state: selectedSide }, { onSuccess: openRestored })
          }}
        />
      )}
    </AdminDialog>
  )
}

const reasonOf = (error: unknown) => issuesOf(error)[0]?.message ?? historyCopy.failed

const sides = ['before', 'after'] as const
type Side = (typeof sides)[number]

function Differences({ change, differences }: { change: ChangeDetail; differences: readonly Difference[] }) {
  const areImagesSame = JSON.stringify(imagesOf(change.before)) === JSON.stringify(imagesOf(change.after))
  if (differences.length === 0 && areImagesSame) return <p className="mt-4">{copy.same}</p>
  return (
    <>
      {differences.length > 0 && (
        <DifferenceList differences={differences} labels={{ theirs: copy.before, mine: copy.after }} />
      )}
      {!areImagesSame && (
        <section className="mt-4 text-sm">
          <h3 className="font-sans text-sm font-semibold">{copy.images}</h3>
          <div className="mt-1 grid grid-cols-2 gap-4">
            {sides.map((side) => (
              <div key={side} className="grid content-start gap-1">
                <p className="text-xs text-ink-soft">{copy[side]}</p>
                <PastImages images={change[side]?.images ?? []} />
              </div>
            ))}
          </div>
        </section>
      )}
    </>
  )
}

/** Sizes are measured later and are no person's change. */
const imagesOf = (state: PastState | undefined) =>
  state?.images.map(({ width: _, height: __, ...image }) => image) ?? []
