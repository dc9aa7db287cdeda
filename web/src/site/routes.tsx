import { NotFoundPage } from '../shared/layout/not-found-page.tsx'
import { paths } from '../shared/paths.ts'
import { Routes } from '../shared/router/route-switch.tsx'
import { AboutPage } from './pages/about-page.tsx'
import { AtlantaPage, DallasPage } from './pages/city-page.tsx'
import { ComparePage } from './pages/compare-page.tsx'
import { HomePage } from './pages/home-page.tsx'
import { PropertyPage } from './pages/property-page.tsx'

/** Every public screen's address (docs/product.md#screens). */
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
        '*': <NotFoundPage />,
      }}
    />
  )
}
