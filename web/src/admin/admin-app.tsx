import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { ErrorBoundary } from '../shared/layout/error-boundary.tsx'
import { SiteLayout } from '../shared/layout/site-layout.tsx'
import { AdminArea } from './pages/admin-area.tsx'

/** The administrators' area, inside its router. */
export function AdminApp({ client }: { client: QueryClient }) {
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <ErrorBoundary>
          <SiteLayout>
            <ErrorBoundary>
              <AdminArea />
            </ErrorBoundary>
          </SiteLayout>
        </ErrorBoundary>
      </QueryClientProvider>
    </StrictMode>
  )
}
