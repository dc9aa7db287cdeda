import { lazy } from 'react'
import { NotFoundPage } from '../shared/layout/not-found-page.tsx'
import { loadPage } from '../shared/load-page.ts'
import { paths } from '../shared/paths.ts'
import { Routes } from '../shared/router/route-switch.tsx'
import { AboutPage } from './pages/about-page.tsx'
import { AtlantaPage, DallasPage } from './pages/city-page.tsx'
import { HomePage } from './pages/home-page.tsx'
import { PropertyPage } from './pages/property-page.tsx'

const ComparePage = lazy(() => loadPage(async () => (await import('./pages/compare-page.tsx')).ComparePage))
// everything of the administrators comes in files of its own, which no public page loads
const AdminArea = lazy(() => loadPage(async () => (await import('../admin/pages/admin-area.tsx')).AdminArea))

/** Every screen's address (docs/product.md#screens). */
export function PublicRoutes() {
  return (
    <Routes
      pages={{
        [paths.home]: <HomePage />,
        [paths.atlanta]: <AtlantaPage />,
        [paths.dallas]: <DallasPage />,
        '/property/:id': <PropertyPage />,
        [paths.compare()]: <ComparePage />,
        [paths.about]: <AboutPage />,
        [`${paths.admin}/*`]: <AdminArea />,
        '*': <NotFoundPage />,
      }}
    />
  )
}
