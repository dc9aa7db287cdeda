import type { QueryClient } from '@tanstack/react-query'
import { lazy } from 'react'
import type { RouteObject } from 'react-router-dom'
import { maybeSignedIn } from '../shared/api/maybe-signed-in.ts'
import { sessionQueries } from '../shared/api/session-queries.ts'
import { attempt } from '../shared/attempt.ts'
import { NotFoundPage } from '../shared/layout/not-found-page.tsx'
import { SiteLayout } from '../shared/layout/site-layout.tsx'
import { paths } from '../shared/paths.ts'
import { PageLoading } from '../shared/ui/spinner.tsx'
import { AdminLayout } from './admin-layout.tsx'
import { adminQueries } from './api/admin-queries.ts'
import { loadPage } from './load-page.ts'
import { AdminGate } from './pages/admin-gate.tsx'
import { PropertyManagementPage } from './pages/property-management-page.tsx'

const PropertyEditorPage = lazy(() =>
  loadPage(async () => (await import('./pages/property-editor-page.tsx')).PropertyEditorPage),
)
const AnalyticsPage = lazy(() => loadPage(async () => (await import('./pages/analytics-page.tsx')).AnalyticsPage))
const PeoplePage = lazy(() => loadPage(async () => (await import('./pages/people-page.tsx')).PeoplePage))
const DeletedPage = lazy(() => loadPage(async () => (await import('./pages/deleted-page.tsx')).DeletedPage))
const HeroImagesPage = lazy(() => loadPage(async () => (await import('./pages/hero-images-page.tsx')).HeroImagesPage))
const SheetsPage = lazy(() => loadPage(async () => (await import('./pages/sheets-page.tsx')).SheetsPage))
const ActivityPage = lazy(() => loadPage(async () => (await import('./pages/activity-page.tsx')).ActivityPage))
const HistoryPage = lazy(() => loadPage(async () => (await import('./pages/history-page.tsx')).HistoryPage))

/** The administrators' screens, all below /admin (docs/product.md#screens). */
export const adminRoutes = (client: QueryClient): RouteObject[] => [
  {
    element: <AdminLayout />,
    hydrateFallbackElement: (
      <SiteLayout>
        <PageLoading />
      </SiteLayout>
    ),
    loader: async ({ request }) => {
      if (new URL(request.url).pathname === paths.admin)
        await Promise.race([propertyList(client), new Promise((resolve) => setTimeout(resolve, patience))])
      return null
    },
    shouldRevalidate: () => false,
    children: [
      {
        element: <AdminGate />,
        children: [
          { path: paths.admin, element: <PropertyManagementPage /> },
          { path: paths.adminHero, element: <HeroImagesPage /> },
          { path: paths.adminSheets, element: <SheetsPage /> },
          { path: paths.adminDeleted, element: <DeletedPage /> },
          { path: paths.adminPeople, element: <PeoplePage /> },
          { path: '/admin/property/:id', element: <PropertyEditorPage /> },
          { path: '/admin/property/:home/history', element: <HistoryPage /> },
          { path: paths.adminHeroHistory, element: <HistoryPage /> },
          { path: paths.adminActivity, element: <ActivityPage /> },
        ],
      },
      {
        element: <AdminGate area="analytics" />,
        children: [{ path: paths.adminAnalytics, element: <AnalyticsPage /> }],
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
]

/** Milliseconds for which the first page of a visit waits for its list before it appears without it. */
const patience = 3000

/**
 * A reload finds its place on the list again when that is there as soon as the page is: until then there would be
 * nothing but a spinner to see either way. What fails is told by the page.
 */
async function propertyList(client: QueryClient) {
  const session = sessionQueries.current()
  const list = () => client.prefetchQuery(adminQueries.summaries())
  const early = maybeSignedIn() && attempt(() => localStorage.getItem(listedKey)) === 'yes' && list()
  if (early) void client.prefetchQuery(adminQueries.history('30'))
  await client.prefetchQuery(session)
  const user = client.getQueryData(session.queryKey)
  const isAdmin = Boolean(user && user.isAdmin !== false)
  attempt(() => (isAdmin ? localStorage.setItem(listedKey, 'yes') : localStorage.removeItem(listedKey)))
  if (isAdmin) await (early || list())
}

/** In whose browser an administrator was is asked for the list at once: on a phone's line every answer takes long. */
const listedKey = 'porchlight.administrator'
