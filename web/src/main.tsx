import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { createQueryClient } from './api/query-client.ts'
import { createRoutes } from './routes.tsx'
import './styles/main.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

const client = createQueryClient()
const router = createBrowserRouter(createRoutes(client))

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
