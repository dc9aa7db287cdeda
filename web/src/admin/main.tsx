import { site } from '@porchlight/site/site.config'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { createQueryClient } from '../shared/api/query-client.ts'
import { adminRoutes } from './routes.tsx'
import './admin.css'

const root = document.getElementById('root')
if (!root) throw new Error('admin.html has no element with the id "root"')

// until a screen has said its own, which React puts before it
document.title = `Admin | ${site.brandName}`

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={createBrowserRouter(adminRoutes)} />
    </QueryClientProvider>
  </StrictMode>,
)
