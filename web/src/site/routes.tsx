import type { StaticPage } from '@porchlight/contract/static-pages'
import { lazy, type ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { NotFoundPage } from '../shared/layout/not-found-page.tsx'
import { paths } from '../shared/paths.ts'
import { AboutPage } from './pages/about-page.tsx'
import { AtlantaPage, DallasPage } from './pages/city-page.tsx'
import { ComparePage } from './pages/compare-page.tsx'
import { HomePage } from './pages/home-page.tsx'
import { PropertyPage } from './pages/property-page.tsx'
import { SavedPage } from './pages/saved-page.tsx'

// Few visitors read these pages.
const AccessibilityPage = lazy(async () => ({ default: (await import('./pages/policy-pages.tsx')).AccessibilityPage }))
const PrivacyPage = lazy(async () => ({ default: (await import('./pages/policy-pages.tsx')).PrivacyPage }))

const RealPage = lazy(async () => ({ default: (await import('./pages/real-page.tsx')).RealPage }))

const PreviewPage = lazy(async () => ({ default: (await import('./pages/preview-page.tsx')).PreviewPage }))

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
