import type { StaticPage } from '@porchlight/contract/static-pages'
import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { NotFoundPage } from '../shared/layout/not-found-page.tsx'
import { paths } from '../shared/paths.ts'
import { AboutPage } from './pages/about-page.tsx'
import { AtlantaPage, DallasPage } from './pages/city-page.tsx'
import { ComparePage } from './pages/compare-page.tsx'
import { HomePage } from './pages/home-page.tsx'
import { AccessibilityPage, PrivacyPage } from './pages/policy-pages.tsx'
import { PreviewPage } from './pages/preview-page.tsx'
import { PropertyPage } from './pages/property-page.tsx'
import { RealPage } from './pages/real-page.tsx'
import { SavedPage } from './pages/saved-page.tsx'

const staticPageElements: Record<StaticPage, ReactNode> = {
  about: <AboutPage />,
  real: <RealPage />,
  accessibility: <AccessibilityPage />,
  privacy: <PrivacyPage />,
  compare: <ComparePage />,
  saved: <SavedPage />,
}

/** Every public route (docs/product/README.md#screens). */
export function PublicRoutes() {
  return (
    <Routes>
      <Route path={paths.home} element={<HomePage />} />
      <Route path={paths.atlanta} element={<AtlantaPage />} />
      <Route path={paths.dallas} element={<DallasPage />} />
      <Route path="/property/:id" element={<PropertyPage />} />
      <Route path={paths.preview(':token')} element={<PreviewPage />} />
      {Object.entries(staticPageElements).map(([name, element]) => (
        <Route key={name} path={`/${name}`} element={element} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
