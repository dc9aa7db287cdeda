import { createRoot } from 'react-dom/client'
import { createQueryClient } from '../shared/api/query-client.ts'
import { BrowserRouter } from '../shared/router/router.tsx'
import { AdminApp } from './admin-app.tsx'
import './admin.css'

const root = document.getElementById('root')
if (!root) throw new Error('admin.html has no element with the id "root"')

createRoot(root).render(
  <BrowserRouter>
    <AdminApp client={createQueryClient()} />
  </BrowserRouter>,
)
