import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { createQueryClient } from '../shared/api/query-client.ts'
import { watchSignOut } from '../shared/api/sign-out.ts'
import { adminRoutes } from './routes.tsx'

/** Renders the admin app like main.tsx. The returned function removes it. */
export function renderAdmin(): () => void {
  watchSignOut()
  const container = document.getElementById('root')
  if (!container) throw new Error('The document has no place for the app')
  const router = createBrowserRouter(adminRoutes)
  const root = createRoot(container)
  root.render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return () => {
    root.unmount()
    router.dispose()
  }
}
