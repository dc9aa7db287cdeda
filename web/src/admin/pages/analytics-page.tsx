import type { ViewHistory } from '@porchlight/contract/analytics'
import type { Property } from '@porchlight/contract/property'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hasStatus } from '../../shared/api/api-error.ts'
import { QueryTrouble } from '../../shared/layout/query-trouble.tsx'
import { Spinner } from '../../shared/ui/spinner.tsx'
import { useFilters } from '../../shared/ui/use-filters.ts'
import { adminQueries } from '../api/admin-queries.ts'
import { reportAuthLost } from '../auth-lost.ts'
import { analyticsCopy } from '../features/analytics/analytics-copy.ts'
import { SummaryCards } from '../features/analytics/summary-cards.tsx'
import { timeInAddress } from '../features/analytics/time-filters.ts'
import { ViewList } from '../features/analytics/view-list.tsx'
import { periodOf } from '../features/analytics/view-spans.ts'
import { summarizeViews } from '../features/analytics/view-summary.ts'
import { ViewsChart } from '../features/analytics/views-chart.tsx'
import { ViewsOverTime } from '../features/analytics/views-over-time.tsx'
import { viewsSheet } from '../features/analytics/views-sheet.ts'
import { AccessDenied } from './admin-gate.tsx'
import { AdminTitle, BackToAdmin } from './screen-parts.tsx'

const copy = analyticsCopy

export function AnalyticsPage() {
  const [filters, setFilters] = useFilters(timeInAddress)
  const days = Number(filters.days)
  const queries = useQueries({
    // views come in all the time
    queries: [
      { ...adminQueries.summaries(), staleTime: 0 },
      { ...adminQueries.views(), staleTime: 0 },
    ],
  })
  const history = useQuery({ ...adminQueries.history(filters.days), staleTime: 0 })
  const [{ data: properties }, { data: counts }] = queries
  const error = queries.find((query) => query.error)?.error
  const lost = error ?? history.error
  useEffect(() => {
    reportAuthLost(lost, 'analytics')
  }, [lost])

  if (hasStatus(lost, 403)) return <AccessDenied />
  const shown = properties && counts && { properties, summary: summarizeViews(properties, counts) }
  const failed = error && !shown && !hasStatus(error, 401)
  const told = shown &&
    history.data && { history: history.data, periods: periodsOf(shown.properties, history.data, days) }
  return (
    <>
      <AdminTitle>{copy.title}</AdminTitle>
      <BackToAdmin />
      <div className="border-b border-rule pb-6">
        <h1 className="text-3xl">{copy.title}</h1>
        <p className="mt-1 text-ink-soft">{copy.text}</p>
      </div>
      {failed && (
        <QueryTrouble
          error={error}
          busy={queries.some(({ isFetching }) => isFetching)}
          onRetry={() => {
            for (const query of queries) if (query.error) void query.refetch()
          }}
        />
      )}
      {!shown && !failed && <Spinner label={copy.loading} />}
      {shown && (
        <div className="grid gap-12 pt-8">
          <SummaryCards summary={shown.summary} />
          <ViewsOverTime
            home={shown.properties.find(({ id }) => id === filters.home)}
            filters={filters}
            onChange={(next) => setFilters(next, false)}
            onExport={
              told &&
              (() => saveFile(copy.sheet.file(days), 'text/csv', viewsSheet(shown.properties, told.history, days)))
            }
          >
            {told && (
              <ViewsChart
                from={told.history.from}
                period={
                  told.periods.get(filters.home ?? '') ??
                  periodOf(told.history, days, new Set(shown.properties.map(({ id }) => id)))
                }
              />
            )}
            {!told && history.error && (
              <QueryTrouble error={history.error} busy={history.isFetching} onRetry={() => void history.refetch()} />
            )}
            {!told && !history.error && (
              <div className="grid h-72 place-items-center">
                <Spinner label={copy.chart.loading} />
              </div>
            )}
          </ViewsOverTime>
          <ViewList
            rows={shown.summary.rows}
            periods={told?.periods}
            chosen={filters.home}
            onChoose={(home) => setFilters({ ...filters, home }, false)}
          />
        </div>
      )}
    </>
  )
}

const periodsOf = (properties: readonly Property[], history: ViewHistory, days: number) =>
  new Map(properties.map(({ id }) => [id, periodOf(history, days, new Set([id]))]))

/** Has the browser store a text as a file. */
function saveFile(name: string, type: string, content: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  // Safari reads it a moment after the click
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
