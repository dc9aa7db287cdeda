import { Outlet, ScrollRestoration } from 'react-router-dom'
import { Announcer } from '../ui/announcer.tsx'
import { NewTabHint } from '../ui/external-link.tsx'

export function SiteLayout() {
  return (
    <>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <NewTabHint />
      <Announcer />
      <ScrollRestoration />
    </>
  )
}
