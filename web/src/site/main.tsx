import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { mayBeSignedIn } from '../shared/api/may-be-signed-in.ts'
import { createQueryClient } from '../shared/api/query-client.ts'
import { setLoadedPage } from './data/published.ts'
import { readQueryData } from './publish/query-data.ts'
import { Site } from './site.tsx'
import './site.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

const client = createQueryClient()
const published = readQueryData()
setLoadedPage(published)
const isPublishedHere = published?.path === location.pathname
for (const [key, data] of published?.entries ?? []) client.setQueryData(key, data)

const onHydrated = () => {
  // Benchmarks and tests wait for this mark.
  performance.mark('hydrated')
  globalThis.replayClicks?.()
  delete globalThis.replayClicks
  if (isPublishedHere) renew(...published.entries.map(([key]) => key))
}
const app = (
  <BrowserRouter useTransitions={false}>
    <Site client={client} onHydrated={onHydrated} />
  </BrowserRouter>
)

if (isPublishedHere) {
  startTransition(() => {
    hydrateRoot(root, app)
  })
} else {
  // The not-found page is served at many addresses. The page of this address replaces it.
  if (published)
    for (const element of document.head.querySelectorAll('title, meta[name=description], meta[name=robots]'))
      element.remove()
  createRoot(root).render(app)
}

// kept by the browser as it was when the visitor left it; all that was asked before that may be old
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) renew([])
})

/**
 * Whoever may just have saved something asks once for what the page shows: it may have been published, or kept on the
 * way, before that. Visitors never ask. Keys of queries, or what they begin with.
 */
function renew(...keys: (readonly unknown[])[]) {
  if (!mayBeSignedIn()) return
  // a property's key begins that of its units, which are not to be asked for twice
  for (const queryKey of keys) void client.invalidateQueries({ queryKey }, { cancelRefetch: false })
}
