import { site } from '@porchlight/site/site.config'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { mayBeSignedIn } from '../shared/api/may-be-signed-in.ts'
import { createQueryClient } from '../shared/api/query-client.ts'
import { watchSignOut } from '../shared/api/sign-out.ts'
import { prefetchScreen } from './prefetch-screen.ts'
import { adminRoutes } from './routes.tsx'
import { allowLeaving } from './ui/unsaved-changes.tsx'
import './admin.css'

// In old browsers public/old-browser.js has replaced it.
const container = document.getElementById('root')
// Not removed from the layout, which would lose the scroll position after a reload.
const hide = () => {
  if (container) container.style.visibility = 'hidden'
}

// Until React inserts a screen's own title before it.
document.title = `Admin | ${site.brandName}`

watchSignOut()
// The session may end while the page is in the back/forward cache, so it is hidden there and loaded again.
addEventListener('pagehide', hide)
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  hide()
  allowLeaving()
  location.reload()
})

const queryClient = createQueryClient()
const router = createBrowserRouter(adminRoutes)
// Parallel to the session's request. A preload link would instead serve the first list request
// of any screen, possibly with old data.
if (mayBeSignedIn()) prefetchScreen(queryClient, location)

if (container)
  createRoot(container).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
