import { type ReactNode, Suspense } from 'react'
import { PageLoading } from '../shared/layout/page-loading.tsx'
import { AuthWatch } from './features/session/auth-watch.tsx'
import { ToastViewport } from './ui/toast-viewport.tsx'
import { TooltipTimes } from './ui/tooltip.tsx'

/** What stands around every admin screen: its messages, and the way back to the login. */
export function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <TooltipTimes>
      <AuthWatch />
      <div className="page-width pt-6">
        <Suspense fallback={<PageLoading />}>{children}</Suspense>
      </div>
      <ToastViewport />
    </TooltipTimes>
  )
}
