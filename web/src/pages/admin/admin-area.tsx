import { lazy } from 'react'
import { AdminLayout } from '../../layouts/admin-layout.tsx'
import { loadPage } from '../../load-page.ts'
import { paths } from '../../paths.ts'
import { Routes } from '../../router/route-switch.tsx'
import { NotFoundPage } from '../not-found-page.tsx'
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
