import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import { heroQueries } from './api/hero-queries.ts'
import { propertyQueries } from './api/property-queries.ts'
import { sessionQueries } from './api/session-queries.ts'
import { PageLoading } from './layouts/page-loading.tsx'
import { SiteLayout } from './layouts/site-layout.tsx'
import { loadPage } from './load-page.ts'
import { ErrorPage } from './pages/error-page.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'

/**
 * The screens of spec section 2. Loaders start a page's calls beside its code and wait for neither: each page shows
 * its own loading state.
 */
export function createRoutes(client: QueryClient): RouteObject[] {
  const listProperties = () => {
    void client.prefetchQuery(propertyQueries.list())
    return null
  }
  return [
    {
      Component: SiteLayout,
      ErrorBoundary: ErrorPage,
      children: [
        {
          // inside the layout, so that header and footer stay while a page loads or fails
          HydrateFallback: PageLoading,
          ErrorBoundary: ErrorPage,
          children: [
            {
              index: true,
              loader: () => {
                void client.prefetchQuery(heroQueries.list())
                return null
              },
              lazy: { Component: () => loadPage(async () => (await import('./pages/home-page.tsx')).HomePage) },
            },
            {
              path: 'atlanta',
              loader: listProperties,
              lazy: { Component: () => loadPage(async () => (await import('./pages/city-page.tsx')).AtlantaPage) },
            },
            {
              path: 'dallas',
              loader: listProperties,
              lazy: { Component: () => loadPage(async () => (await import('./pages/city-page.tsx')).DallasPage) },
            },
            {
              path: 'property/:id',
              loader: ({ params }) => {
                if (params.id) void client.prefetchQuery(propertyQueries.detail(params.id))
                return null
              },
              lazy: { Component: () => loadPage(async () => (await import('./pages/property-page.tsx')).PropertyPage) },
            },
            {
              path: 'compare',
              loader: listProperties,
              lazy: { Component: () => loadPage(async () => (await import('./pages/compare-page.tsx')).ComparePage) },
            },
            {
              path: 'about',
              lazy: { Component: () => loadPage(async () => (await import('./pages/about-page.tsx')).AboutPage) },
            },
            { path: '*', Component: NotFoundPage },
          ],
        },
      ],
      loader: () => {
        void client.prefetchQuery(sessionQueries.current())
        return null
      },
      shouldRevalidate: () => false,
    },
  ]
}
