import type { ViewHistory } from '@porchlight/contract/analytics/analytics'
import type { Property } from '@porchlight/contract/properties/property'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hasStatus } from '../../shared/api/api-error.ts'
import { QueryError } from '../../shared/layout/query-error.tsx'
import { Spinner } from '../../shared/ui/spinner.tsx'
import { useFilters } from '../../shared/ui/use-filters.ts'
import { adminQueries } from '../api/admin-queries.ts'
import { adminCopy } from '../copy/admin.ts'
import { downloadCsv } from '../csv-file.ts'
import { actionsOf } from '../features/analytics/actions.ts'
import { ActionsOverTime } from '../features/analytics/actions-over-time.tsx'
import { analyticsCopy } from '../features/analytics/analytics-copy.ts'
import { CountChart } from '../features/analytics/count-chart.tsx'
import { MostActions } from '../features/analytics/most-actions.tsx'
import { SummaryCards } from '../features/analytics/summary-cards.tsx'
import { timeInAddress } from '../features/analytics/time-filters.ts'
import { ViewList } from '../features/analytics/view-list.tsx'
import { periodOf } from '../features/analytics/view-spans.ts'
import { summarizeViews } from '../features/analytics/view-summary.ts'
import { viewsCsv } from '../features/analytics/views-csv.ts'
import { ViewsOverTime } from '../features/analytics/views-over-time.tsx'
import { VisitStarts } from '../features/analytics/visit-starts.tsx'
import { QueryFallback } from '../query-fallback.tsx'
import { useQueryError } from '../session-expired.ts'
import { AccessDenied } from './admin-gate.tsx'
import { ScreenHead } from './screen-parts.tsx'

const copy = analyticsCopy

/** Its file becomes a script's name, and content blockers stop scripts named `analytics-*`. */
export function DashboardPage() {
  const [filters, setFilters] = useFilters(timeInAddress)
  const queries = useQueries({ queries: [{ ...adminQueries.properties(), staleTime: 0 }, adminQueries.views()] })
  const history = useQuery({ ...adminQueries.history(filters.days), staleTime: 0, placeholderData: keepPreviousData })
  const [{ data: properties, isSuccess: isListed, isFetching: isListing }, { data: counts }] = queries
  // Otherwise the charts would move the list.
  const [isShown, setIsShown] = useState(false)
  if (!isShown && !history.isPending) setIsShown(true)
  const days = history.data?.days ?? Number(filters.days)
  const error = queries.find((query) => query.error)?.error
  const firstError = error ?? history.error
  const queryError = useQueryError(firstError)

  if (hasStatus(firstError, 403)) return <AccessDenied />
  const summarized =
    isShown && properties && counts ? { properties, summary: summarizeViews(properties, counts) } : undefined
  // If one call got no response, that of the list shows whether connection or content blocker is the reason.
  const isReasonKnown = !(error instanceof TypeError) || !isListing
  // The charts' own message is enough.
  const isSaid = summarized && history.error
  const failed = error && !isSaid && isReasonKnown && queryError
  const messageFor = (reason: Error | null) => (isListed && reason instanceof TypeError ? copy.blocked : undefined)
  const select = (property: string) => setFilters({ ...filters, property }, false)
  const timed = summarized && history.data && inTime(summarized.properties, history.data, days, filters.property)
  return (
    <>
      <ScreenHead title={copy.title} text={copy.text} />
      {failed && (
        <QueryError
          error={error}
          message={summarized ? adminCopy.outdated : messageFor(error)}
          busy={queries.some(({ isFetching }) => isFetching)}
          onRetry={() => {
            for (const query of [...queries, history]) void query.refetch()
          }}
        />
      )}
      {!summarized && !failed && <Spinner label={copy.loading} />}
      {summarized && (
        <div className="grid gap-12 pt-8 print:block print:space-y-12">
          <SummaryCards summary={summarized.summary} />
          <div
            aria-busy={history.isPlaceholderData}
            className="grid gap-12 print:block print:space-y-12 lg:grid-cols-2 aria-busy:[&_:is(figure,dl,ol,ul)]:opacity-50"
          >
            <ViewsOverTime
              property={summarized.properties.find(({ id }) => id === filters.property)}
              filters={filters}
              onChange={(next) => setFilters(next, false)}
              onExport={
                timed && (() => downloadCsv(copy.csv.file(days), viewsCsv(summarized.properties, timed.history, days)))
              }
            >
              {timed && (
                <>
                  <p className="mt-1 text-sm text-ink-soft">{copy.chart.text(days)}</p>
                  <CountChart from={timed.history.from} {...timed.period} copy={copy.viewsChart} />
                </>
              )}
              <QueryFallback
                query={history}
                isReady={timed !== undefined}
                message={messageFor(history.error)}
                loading={
                  <div className="grid h-72 place-items-center">
                    <Spinner label={copy.chart.loading} />
                  </div>
                }
              />
            </ViewsOverTime>
            {timed && (
              <>
                <ActionsOverTime from={timed.history.from} actions={timed.selected} />
                <MostActions rows={summarized.summary.rows} actions={timed.actions} days={days} onSelect={select} />
                <VisitStarts starts={timed.selected.starts} days={days} />
              </>
            )}
          </div>
          <ViewList
            rows={summarized.summary.rows}
            periods={timed?.periods}
            actions={timed?.actions}
            selected={filters.property}
            onSelect={select}
          />
        </div>
      )}
    </>
  )
}

/** Of each property, and of the selected one or all. */
function inTime(properties: readonly Property[], history: ViewHistory, days: number, selectedId: string | undefined) {
  const ids = properties.map(({ id }) => id)
  const selected = new Set(selectedId !== undefined && ids.includes(selectedId) ? [selectedId] : ids)
  return {
    history,
    periods: new Map(ids.map((id) => [id, periodOf(history, days, new Set([id]))])),
    actions: new Map(ids.map((id) => [id, actionsOf(history, days, new Set([id]))])),
    period: periodOf(history, days, selected),
    selected: actionsOf(history, days, selected),
  }
}
