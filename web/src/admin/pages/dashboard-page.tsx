import type { ViewHistory } from '@porchlight/contract/analytics/analytics'
import type { Property } from '@porchlight/contract/properties/property'
import { useQueries, useQuery } from '@tanstack/react-query'
import { hasStatus } from '../../shared/api/api-error.ts'
import { QueryError } from '../../shared/layout/query-error.tsx'
import { Spinner } from '../../shared/ui/spinner.tsx'
import { useFilters } from '../../shared/ui/use-filters.ts'
import { adminQueries } from '../api/admin-queries.ts'
import { downloadCsv } from '../csv-file.ts'
import { analyticsCopy } from '../features/analytics/analytics-copy.ts'
import { SummaryCards } from '../features/analytics/summary-cards.tsx'
import { timeInAddress } from '../features/analytics/time-filters.ts'
import { ViewList } from '../features/analytics/view-list.tsx'
import { periodOf } from '../features/analytics/view-spans.ts'
import { summarizeViews } from '../features/analytics/view-summary.ts'
import { ViewsChart } from '../features/analytics/views-chart.tsx'
import { viewsCsv } from '../features/analytics/views-csv.ts'
import { ViewsOverTime } from '../features/analytics/views-over-time.tsx'
import { useQueryError } from '../session-expired.ts'
import { AccessDenied } from './admin-gate.tsx'
import { ScreenHead } from './screen-parts.tsx'

const copy = analyticsCopy

/** Its file becomes a script's name, and content blockers stop scripts named `analytics-*`. */
export function DashboardPage() {
  const [filters, setFilters] = useFilters(timeInAddress)
  const days = Number(filters.days)
  const queries = useQueries({
    // Views change all the time.
    queries: [
      { ...adminQueries.properties(), staleTime: 0 },
      { ...adminQueries.views(), staleTime: 0 },
    ],
  })
  const history = useQuery({ ...adminQueries.history(filters.days), staleTime: 0 })
  const [{ data: properties, isSuccess: isListed, isFetching: isListing }, { data: counts }] = queries
  const error = queries.find((query) => query.error)?.error
  const firstError = error ?? history.error
  const queryError = useQueryError(firstError, 'analytics')

  if (hasStatus(firstError, 403)) return <AccessDenied />
  const summarized = properties && counts && { properties, summary: summarizeViews(properties, counts) }
  // Without an answer to a call, the list's answer shows whether the connection or a content blocker is the reason.
  const isReasonKnown = !(error instanceof TypeError) || !isListing
  const failed = error && !summarized && isReasonKnown && queryError
  const messageFor = (reason: Error) => (isListed && reason instanceof TypeError ? copy.blocked : undefined)
  const viewHistory = summarized &&
    history.data && { history: history.data, periods: periodsOf(summarized.properties, history.data, days) }
  return (
    <>
      <ScreenHead title={copy.title} text={copy.text} />
      {failed && (
        <QueryError
          error={error}
          message={messageFor(error)}
          busy={queries.some(({ isFetching }) => isFetching)}
          onRetry={() => {
            for (const query of [...queries, history]) void query.refetch()
          }}
        />
      )}
      {!summarized && !failed && <Spinner label={copy.loading} />}
      {summarized && (
        <div className="grid gap-12 pt-8">
          <SummaryCards summary={summarized.summary} />
          <ViewsOverTime
            property={summarized.properties.find(({ id }) => id === filters.property)}
            filters={filters}
            onChange={(next) => setFilters(next, false)}
            onExport={
              viewHistory &&
              (() => downloadCsv(copy.csv.file(days), viewsCsv(summarized.properties, viewHistory.history, days)))
            }
          >
            {viewHistory && (
              <ViewsChart
                from={viewHistory.history.from}
                period={
                  viewHistory.periods.get(filters.property ?? '') ??
                  periodOf(viewHistory.history, days, new Set(summarized.properties.map(({ id }) => id)))
                }
              />
            )}
            {!viewHistory && history.error && (
              <QueryError
                error={history.error}
                message={messageFor(history.error)}
                busy={history.isFetching}
                onRetry={() => void history.refetch()}
              />
            )}
            {!viewHistory && !history.error && (
              <div className="grid h-72 place-items-center">
                <Spinner label={copy.chart.loading} />
              </div>
            )}
          </ViewsOverTime>
          <ViewList
            rows={summarized.summary.rows}
            periods={viewHistory?.periods}
            selected={filters.property}
            onSelect={(property) => setFilters({ ...filters, property }, false)}
          />
        </div>
      )}
    </>
  )
}

const periodsOf = (properties: readonly Property[], history: ViewHistory, days: number) =>
  new Map(properties.map(({ id }) => [id, periodOf(history, days, new Set([id]))]))
