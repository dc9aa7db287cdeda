import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { createQueryClient } from './api/query-client.ts'
import { Site } from './site.tsx'
import './styles/main.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

createRoot(root).render(
  <BrowserRouter>
    <Site client={createQueryClient()} />
  </BrowserRouter>,
)
