import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hasStatus } from '../../shared/api/api-error.ts'
import { QueryTrouble } from '../../shared/layout/query-trouble.tsx'
import { Spinner } from '../../shared/ui/spinner.tsx'
import { adminQueries } from '../api/admin-queries.ts'
import { reportAuthLost } from '../auth-lost.ts'
import { analyticsCopy } from '../features/analytics/analytics-copy.ts'
import { sumDays } from '../features/analytics/daily-views.ts'
import { SummaryCards } from '../features/analytics/summary-cards.tsx'
import { ViewList } from '../features/analytics/view-list.tsx'
import { countsOf, summarizeViews } from '../features/analytics/view-summary.ts'
import { ViewsChart } from '../features/analytics/views-chart.tsx'
import { AccessDenied } from './admin-gate.tsx'
import { AdminTitle, BackToAdmin } from './screen-parts.tsx'

const copy = analyticsCopy

export function AnalyticsPage() {
  const queries = useQueries({
    // views come in all the time
    queries: [
      { ...adminQueries.summaries(), staleTime: 0 },
      { ...adminQueries.views(), staleTime: 0 },
    ],
  })
  const [{ data: properties }, { data: counts }] = queries
  const error = queries.find((query) => query.error)?.error
  useEffect(() => {
    reportAuthLost(error, 'analytics')
  }, [error])

  if (hasStatus(error, 403)) return <AccessDenied />
  const shown = properties &&
    counts && { summary: summarizeViews(properties, counts), days: sumDays(countsOf(properties, counts)) }
  const failed = error && !shown && !hasStatus(error, 401)
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
          <ViewsChart days={shown.days} />
          <ViewList rows={shown.summary.rows} />
        </div>
      )}
    </>
  )
}
