import { type ComponentType, lazy } from 'react'
import type { RouteObject } from 'react-router-dom'
import { NotFoundPage } from '../shared/layout/not-found-page.tsx'
import { paths } from '../shared/paths.ts'
import { AdminLayout } from './admin-layout.tsx'
import { AdminGate } from './pages/admin-gate.tsx'
import { PropertyManagementPage } from './pages/property-management-page.tsx'

const lazyPage = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }))

const PropertyEditorPage = lazyPage(async () => (await import('./pages/property-editor-page.tsx')).PropertyEditorPage)
const DashboardPage = lazyPage(async () => (await import('./pages/dashboard-page.tsx')).DashboardPage)
const PeoplePage = lazyPage(async () => (await import('./pages/people-page.tsx')).PeoplePage)
const DeletedPage = lazyPage(async () => (await import('./pages/deleted-page.tsx')).DeletedPage)
const HeroImagesPage = lazyPage(async () => (await import('./pages/hero-images-page.tsx')).HeroImagesPage)
const CsvPage = lazyPage(async () => (await import('./pages/csv-page.tsx')).CsvPage)
const HelpPage = lazyPage(async () => (await import('./pages/help-page.tsx')).HelpPage)
const ActivityPage = lazyPage(async () => (await import('./pages/activity-page.tsx')).ActivityPage)
const HistoryPage = lazyPage(async () => (await import('./pages/history-page.tsx')).HistoryPage)

/** Routes of the admin app (docs/product/README.md#screens). */
export const adminRoutes: RouteObject[] = [
  {
    element: <AdminLayout />,
    children: [
      {
        element: <AdminGate />,
        children: [
          { path: paths.admin, element: <PropertyManagementPage /> },
          { path: paths.adminAnalytics, element: <DashboardPage /> },
          { path: paths.adminHero, element: <HeroImagesPage /> },
          { path: paths.adminCsv, element: <CsvPage /> },
          { path: paths.adminDeleted, element: <DeletedPage /> },
          { path: paths.adminPeople, element: <PeoplePage /> },
          { path: '/admin/property/:id', element: <PropertyEditorPage /> },
          { path: '/admin/property/:historyId/history', element: <HistoryPage /> },
          { path: paths.adminHeroHistory, element: <HistoryPage /> },
          { path: paths.adminHelp, element: <HelpPage /> },
          { path: paths.adminActivity, element: <ActivityPage /> },
        ],
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
]
