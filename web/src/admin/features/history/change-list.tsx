import type { Change, ChangeDetail } from '@porchlight/contract/history/history'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { QueryError } from '../../../shared/layout/query-error.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Spinner } from '../../../shared/ui/spinner.tsx'
import { TextWithName } from '../../../shared/ui/text-with-name.tsx'
import { type ChangeFilter, historyQueries } from '../../api/history-queries.ts'
import { formatTime } from '../../business-time.ts'
import type { Difference } from '../../editor/differences.ts'
import { useQueryError } from '../../session-expired.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { historyCopy, subjectOf, whoOf } from './history-copy.ts'

const copy = historyCopy

interface ChangeListProps {
  filter: ChangeFilter
  /** All changes are of one property, so units are named by their number alone. */
  ofOneProperty?: boolean
  differencesOf: (change: ChangeDetail) => Difference[]
}

/** Changes, newest first. Each opens a dialog with the versions before and after it. */
export function ChangeList({ filter, ofOneProperty = false, differencesOf }: ChangeListProps) {
  const query = useInfiniteQuery(historyQueries.list(filter))
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = query
  const [open, setOpen] = useState<Change>()
  const list = useRef<HTMLUListElement>(null)
  /** Index of the first change that "Show more" will add. */
  const focusIndex = useRef<number>(undefined)
  const changes = data?.pages.flatMap((page) => page.changes) ?? []
  const queryError = useQueryError(error)
  useEffect(() => {
    if (focusIndex.current === undefined || changes.length <= focusIndex.current) return
    // The focused button disappears with the last page.
    list.current?.querySelectorAll('button').item(focusIndex.current).focus()
    focusIndex.current = undefined
  }, [changes.length])
  if (!data && queryError) return <QueryError error={queryError} onRetry={() => void refetch()} busy={isFetching} />
  if (!data) return <Spinner label={copy.loading} />
  const isFiltered = !ofOneProperty && (filter.historyId !== undefined || filter.person !== undefined)
  if (changes.length === 0)
    return <p className="py-section text-lg text-ink-soft">{isFiltered ? copy.none : copy.empty}</p>
  return (
    <>
      <ul ref={list} aria-label={copy.list} className="divide-y divide-rule">
        {changes.map((change) => (
          <li key={change.id}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpen(change)}
              className="grid min-h-touch w-full gap-0.5 py-3 text-left hover:bg-paper-deep"
            >
              <span className="font-semibold wrap-anywhere">{subjectOf(change, ofOneProperty)}</span>
              <span className="text-sm text-ink-soft wrap-anywhere">
                <TextWithName
                  text={copy.line(change.action, whoOf(change), formatTime(change.at))}
                  name={change.by?.email}
                />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="outline"
          className="mt-6 max-sm:w-full"
          aria-busy={isFetchingNextPage}
          onClick={() => {
            if (isFetchingNextPage) return
            focusIndex.current = changes.length
            void fetchNextPage()
          }}
        >
          {copy.more}
        </Button>
      )}
      {query.isFetchNextPageError && !isFetchingNextPage && (
        <p role="alert" className="mt-3 text-sm font-medium text-brick">
          {copy.moreFailed}
        </p>
      )}
      {open && <ChangeDialog change={open} differencesOf={differencesOf} onClose={() => setOpen(undefined)} />}
    </>
  )
}
