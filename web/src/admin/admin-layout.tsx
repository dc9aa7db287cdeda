import { limits } from '@porchlight/contract/limits'
import { TooltipProvider } from '@radix-ui/react-tooltip'
import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { ErrorBoundary } from '../shared/layout/error-boundary.tsx'
import { SiteLayout } from '../shared/layout/site-layout.tsx'
import { useScrollRestoration } from '../shared/scroll-restoration.ts'
import { PageLoading } from '../shared/ui/spinner.tsx'
import { AdminHeader } from './admin-header.tsx'
import { ToastViewport } from './ui/toast-viewport.tsx'
import { LeaveQuestion } from './ui/unsaved-changes.tsx'

/** Layout of every admin screen: the site's frame, toasts and the question before leaving. */
export function AdminLayout() {
  useScrollRestoration()
  return (
    <ErrorBoundary>
      <SiteLayout header={<AdminHeader />}>
        <ErrorBoundary>
          <TooltipProvider delayDuration={limits.tooltipDelayMs} skipDelayDuration={limits.tooltipSkipDelayMs}>
            <div className="page-width pt-2 md:pt-4">
              <Suspense fallback={<PageLoading />}>
                <Outlet />
              </Suspense>
            </div>
            <ToastViewport />
            <LeaveQuestion />
          </TooltipProvider>
        </ErrorBoundary>
      </SiteLayout>
    </ErrorBoundary>
  )
}
