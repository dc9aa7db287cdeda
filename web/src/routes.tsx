import { lazy } from 'react'
import { loadPage } from './load-page.ts'
import { AboutPage } from './pages/about-page.tsx'
import { AtlantaPage, DallasPage } from './pages/city-page.tsx'
import { HomePage } from './pages/home-page.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'
import { PropertyPage } from './pages/property-page.tsx'
import { paths } from './paths.ts'
import { Routes } from './router/route-switch.tsx'

const ComparePage = lazy(() => loadPage(async () => (await import('./pages/compare-page.tsx')).ComparePage))
// everything of the administrators comes in files of its own, which no public page loads
const AdminArea = lazy(() => loadPage(async () => (await import('./pages/admin/admin-area.tsx')).AdminArea))

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
