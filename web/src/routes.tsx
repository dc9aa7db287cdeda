import { lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { loadPage } from './load-page.ts'
import { AboutPage } from './pages/about-page.tsx'
import { AtlantaPage, DallasPage } from './pages/city-page.tsx'
import { HomePage } from './pages/home-page.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'
import { PropertyPage } from './pages/property-page.tsx'
import { paths } from './paths.ts'

const ComparePage = lazy(() => loadPage(async () => (await import('./pages/compare-page.tsx')).ComparePage))
// everything of the administrators comes in files of its own, which no public page loads
const AdminArea = lazy(() => loadPage(async () => (await import('./pages/admin/admin-area.tsx')).AdminArea))

/** The screens of spec section 2. */
export function PublicRoutes() {
  return (
    <Routes>
      <Route path={paths.home} element={<HomePage />} />
      <Route path={paths.atlanta} element={<AtlantaPage />} />
      <Route path={paths.dallas} element={<DallasPage />} />
      <Route path="/property/:id" element={<PropertyPage />} />
      <Route path={paths.compare()} element={<ComparePage />} />
      <Route path={paths.about} element={<AboutPage />} />
      <Route path={`${paths.admin}/*`} element={<AdminArea />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
