import { site } from '@porchlight/site/site.config'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { createQueryClient } from '../shared/api/query-client.ts'
import { adminRoutes } from './routes.tsx'
import { takeEarlyAnswers } from './take-early.ts'
import './admin.css'

const container = document.getElementById('root')
if (!container) throw new Error('admin.html has no element with the id "root"')

// until a screen has said its own, which React puts before it
document.title = `Admin | ${site.brandName}`

const queryClient = createQueryClient()
// made while the answers are on their way
const router = createBrowserRouter(adminRoutes)
const root = createRoot(container)

// no `await`: with one the bundler would put each shared module into a file of its own
void takeEarlyAnswers(queryClient).then(() =>
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  ),
)
