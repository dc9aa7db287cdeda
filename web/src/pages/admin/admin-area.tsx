import { lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { AdminLayout } from '../../layouts/admin-layout.tsx'
import { loadPage } from '../../load-page.ts'
import { NotFoundPage } from '../not-found-page.tsx'
import { PropertyManagementPage } from './property-management-page.tsx'

const PropertyEditorPage = lazy(() =>
  loadPage(async () => (await import('./property-editor-page.tsx')).PropertyEditorPage),
)
const AnalyticsPage = lazy(() => loadPage(async () => (await import('./analytics-page.tsx')).AnalyticsPage))
const HeroImagesPage = lazy(() => loadPage(async () => (await import('./hero-images-page.tsx')).HeroImagesPage))

/** The admin screens of spec section 2, below /admin. */
export function AdminArea() {
  return (
    <AdminLayout>
      <Routes>
        <Route index element={<PropertyManagementPage />} />
        <Route path="analytics" element={<AnalyticsPage />} />
        <Route path="hero" element={<HeroImagesPage />} />
        <Route path="property/:id" element={<PropertyEditorPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </AdminLayout>
  )
}
