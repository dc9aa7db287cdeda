import { type QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { StrictMode, useEffect } from 'react'
import { ErrorBoundary } from '../shared/layout/error-boundary.tsx'
import { SiteLayout } from '../shared/layout/site-layout.tsx'
import { useScrollRestoration } from '../shared/scroll-restoration.ts'
import { usePrefetch } from './data/prefetch.ts'
import { useListEntries } from './list-entries.ts'
import { PropertyBar } from './pages/property-page.tsx'
import { PublicRoutes } from './routes.tsx'

interface SiteProps {
  client: QueryClient
  /** Called in browsers, once the page is hydrated or rendered. */
  onHydrated?: () => void
}

/** The public app. */
export function Site({ client, onHydrated }: SiteProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <ErrorBoundary>
          <SiteLayout bar={<PropertyBar />}>
            <ErrorBoundary>
              <PublicRoutes />
            </ErrorBoundary>
            <Hydrated onHydrated={onHydrated} />
          </SiteLayout>
        </ErrorBoundary>
        <NavigationEffects />
      </QueryClientProvider>
    </StrictMode>
  )
}

/** A component of its own, so that navigation does not render the layout again. */
function NavigationEffects() {
  useScrollRestoration()
  useListEntries()
  usePrefetch(useQueryClient())
  return null
}

/** A sibling of the page, so that its effect runs after the page's. */
function Hydrated({ onHydrated }: Pick<SiteProps, 'onHydrated'>) {
  useEffect(() => {
    // Waits for the rendering of values that only the browser knows.
    const timer = setTimeout(() => onHydrated?.())
    return () => clearTimeout(timer)
  }, [onHydrated])
  return null
}
