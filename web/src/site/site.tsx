import { type QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { ErrorBoundary } from '../shared/layout/error-boundary.tsx'
import { SiteLayout } from '../shared/layout/site-layout.tsx'
import { usePrefetch } from './data/prefetch.ts'
import { LifeSign } from './life-sign.ts'
import { PropertyBar } from './pages/property-page.tsx'
import { PublicRoutes } from './routes.tsx'
import { useScrollMemory } from './scroll-memory.ts'

/** The public site inside whichever router stands around it: a browser's, or a server's for one address. */
export function Site({ client }: { client: QueryClient }) {
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <ErrorBoundary>
          <SiteLayout bar={<PropertyBar />}>
            <ErrorBoundary>
              <PublicRoutes />
            </ErrorBoundary>
            <LifeSign />
          </SiteLayout>
        </ErrorBoundary>
        <Journey />
      </QueryClientProvider>
    </StrictMode>
  )
}

/** What goes with the visitor from page to page. A component of its own, so that header and footer stand still meanwhile. */
function Journey() {
  useScrollMemory()
  usePrefetch(useQueryClient())
  return null
}
