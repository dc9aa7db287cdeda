import type { Change, ChangeDetail } from '@porchlight/contract/history/history'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { hasStatus } from '../../../shared/api/api-error.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Spinner } from '../../../shared/ui/spinner.tsx'
import { TextWithName } from '../../../shared/ui/text-with-name.tsx'
import { type ChangeFilter, historyQueries } from '../../api/history-queries.ts'
import { formatTime } from '../../business-time.ts'
import type { Difference } from '../../editor/differences.ts'
import { QueryFallback } from '../../query-fallback.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { groupChanges, subjectOfRow } from './group-changes.ts'
import { historyCopy, subjectOf, whoOf } from './history-copy.ts'

const copy = historyCopy

interface ChangeListProps {
  filter: ChangeFilter
  /** Units are named by their number alone. */
  ofOneProperty?: boolean
  differencesOf: (change: ChangeDetail) => Difference[]
}

/** Newest first. */
export function ChangeList({ filter, ofOneProperty = false, differencesOf }: ChangeListProps) {
  const query = useInfiniteQuery(historyQueries.list(filter))
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = query
  const [open, setOpen] = useState<Change>()
  const list = useRef<HTMLUListElement>(null)
  /** First row that "Show more" will add. */
  const focusIndex = useRef<number>(undefined)
  const changes = data?.pages.flatMap((page) => page.changes) ?? []
  const rows = groupChanges(changes)
  useEffect(() => {
    if (focusIndex.current === undefined || changes.length === 0) return
    // The focused button disappears with the last page. New changes may all belong to the last row.
    const row = list.current?.children.item(Math.min(focusIndex.current, rows.length - 1))
    row?.querySelector('button')?.focus()
    focusIndex.current = undefined
  }, [changes.length])
  const isFiltered = !ofOneProperty && (filter.historyId !== undefined || filter.person !== undefined)
  return (
    <>
      <QueryFallback query={query} loading={<Spinner label={copy.loading} />} />
      {data && rows.length === 0 && (
        <p className="py-section text-lg text-ink-soft">{isFiltered ? copy.none : copy.empty}</p>
      )}
      {rows.length > 0 && (
        <ul ref={list} aria-label={copy.list} className="divide-y divide-rule">
          {rows.map((row) => (
            <ChangeRow key={row[0]?.id} row={row} ofOneProperty={ofOneProperty} onOpen={setOpen} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button
          variant="outline"
          className="mt-6 max-sm:w-full"
          busy={isFetchingNextPage}
          onClick={() => {
            focusIndex.current = rows.length
            void fetchNextPage()
          }}
        >
          {copy.more}
        </Button>
      )}
      {query.isFetchNextPageError && !isFetchingNextPage && !hasStatus(query.error, 401) && (
        <p role="alert" className="mt-3 text-sm font-medium text-brick">
          {copy.moreFailed}
        </p>
      )}
      {open && <ChangeDialog change={open} differencesOf={differencesOf} onClose={() => setOpen(undefined)} />}
    </>
  )
}

interface ChangeRowProps {
  row: readonly Change[]
  ofOneProperty: boolean
  onOpen: (change: Change) => void
}

/** A row of several units unfolds them. */
function ChangeRow({ row, ofOneProperty, onOpen }: ChangeRowProps) {
  const [isUnfolded, setIsUnfolded] = useState(false)
  const [first] = row
  if (!first) return null
  const isGroup = row.length > 1
  return (
    <li>
      <button
        type="button"
        {...(isGroup ? { 'aria-expanded': isUnfolded } : { 'aria-haspopup': 'dialog' })}
        onClick={() => (isGroup ? setIsUnfolded(!isUnfolded) : onOpen(first))}
        className="grid min-h-touch w-full gap-0.5 py-3 text-left hover:bg-paper-deep"
      >
        <span className="font-semibold wrap-anywhere">{subjectOfRow(row, ofOneProperty)}</span>
        <span className="text-sm text-ink-soft wrap-anywhere">
          <TextWithName text={copy.line(first.action, whoOf(first), formatTime(first.at))} name={first.by?.email} />
        </span>
      </button>
      {isUnfolded && (
        <ul className="divide-y divide-rule border-t border-rule pl-gutter">
          {row.map((change) => (
            <li key={change.id}>
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => onOpen(change)}
                className="min-h-touch w-full text-left font-semibold wrap-anywhere hover:bg-paper-deep"
              >
                {subjectOf(change, true)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
