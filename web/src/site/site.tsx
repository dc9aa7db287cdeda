import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
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
  useScrollMemory()
  usePrefetch(client)
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
      </QueryClientProvider>
    </StrictMode>
  )
}
