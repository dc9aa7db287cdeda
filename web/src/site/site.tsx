import { type QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { StrictMode, useEffect } from 'react'
import { ErrorBoundary } from '../shared/layout/error-boundary.tsx'
import { SiteLayout } from '../shared/layout/site-layout.tsx'
import { useScrollRestoration } from '../shared/scroll-restoration.ts'
import { usePrefetch } from './data/prefetch.ts'
import { PropertyBar } from './pages/property-page.tsx'
import { PublicRoutes } from './routes.tsx'

interface SiteProps {
  client: QueryClient
  /** Called in browsers, once the page is hydrated or rendered. */
  onHydrated?: () => void
}

/** The public site inside a browser's router, or inside a server's for one address. */
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

/** What goes with the visitor from page to page. A component of its own, so that header and footer stand still meanwhile. */
function NavigationEffects() {
  useScrollRestoration()
  usePrefetch(useQueryClient())
  return null
}

/** Stands beside the page: its effect runs when the page is hydrated. */
function Hydrated({ onHydrated }: Pick<SiteProps, 'onHydrated'>) {
  useEffect(() => {
    // After the page has rendered what the browser alone knows, such as the filters in the address.
    const timer = setTimeout(() => onHydrated?.())
    return () => clearTimeout(timer)
  }, [onHydrated])
  return null
}
