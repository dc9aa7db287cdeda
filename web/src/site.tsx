import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { LifeSign } from './layouts/life-sign.ts'
import { SiteLayout } from './layouts/site-layout.tsx'
import { ErrorBoundary } from './pages/error-boundary.tsx'
import { PublicRoutes } from './routes.tsx'

/** The public site inside whichever router stands around it: a browser's, or a server's for one address. */
export function Site({ client }: { client: QueryClient }) {
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <ErrorBoundary>
          <SiteLayout>
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
