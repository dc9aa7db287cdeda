import { lazy } from 'react'
import { NotFoundPage } from '../../shared/layout/not-found-page.tsx'
import { paths } from '../../shared/paths.ts'
import { Routes } from '../../shared/router/route-switch.tsx'
import { AdminLayout } from '../admin-layout.tsx'
import { loadPage } from '../load-page.ts'
import { PropertyManagementPage } from './property-management-page.tsx'

const PropertyEditorPage = lazy(() =>
  loadPage(async () => (await import('./property-editor-page.tsx')).PropertyEditorPage),
)
const AnalyticsPage = lazy(() => loadPage(async () => (await import('./analytics-page.tsx')).AnalyticsPage))
const HeroImagesPage = lazy(() => loadPage(async () => (await import('./hero-images-page.tsx')).HeroImagesPage))

/** The administrators' screens, all below /admin (docs/product.md#screens). */
export function AdminArea() {
  return (
    <AdminLayout>
      <Routes
        pages={{
          [paths.admin]: <PropertyManagementPage />,
          [paths.adminAnalytics]: <AnalyticsPage />,
          [paths.adminHero]: <HeroImagesPage />,
          [`${paths.admin}/property/:id`]: <PropertyEditorPage />,
          '*': <NotFoundPage />,
        }}
      />
    </AdminLayout>
  )
}
