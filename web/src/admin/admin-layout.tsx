import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { ErrorBoundary } from '../shared/layout/error-boundary.tsx'
import { SiteLayout } from '../shared/layout/site-layout.tsx'
import { paths } from '../shared/paths.ts'
import { PageLoading } from '../shared/ui/spinner.tsx'
import { adminQueries } from './api/admin-queries.ts'
import { ToastViewport } from './ui/toast-viewport.tsx'
import { TooltipTimes } from './ui/tooltip.tsx'
import { LeaveQuestion } from './ui/unsaved-changes.tsx'

/** What stands around every admin screen: the site, its messages, the question before leaving. */
export function AdminLayout() {
  return (
    <ErrorBoundary>
      <SiteLayout>
        <ErrorBoundary>
          <TooltipTimes>
            <div className="page-width pt-6">
              <Suspense fallback={<PageLoading />}>
                <Outlet />
              </Suspense>
            </div>
            <ToastViewport />
            <LeaveQuestion />
            <Places />
          </TooltipTimes>
        </ErrorBoundary>
      </SiteLayout>
    </ErrorBoundary>
  )
}

/** Whoever comes back, or reloads, goes on where they were. On the list that can be found when its answer is there. */
function Places() {
  const isList = useLocation().pathname === paths.admin
  const [listed, setListed] = useState(false)
  // Watched for the first answer only: one that is watched is never asked for anew.
  const { isPending } = useQuery({ ...adminQueries.summaries(), enabled: false, subscribed: isList && !listed })
  // after the paint that shows the rows: a change before it would have all of the screen looked at twice
  useEffect(() => {
    if (isList && !isPending) setListed(true)
  }, [isList, isPending])
  return isList && !listed && isPending ? null : <ScrollRestoration />
}
