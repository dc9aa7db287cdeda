import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { maybeSignedIn } from '../shared/api/maybe-signed-in.ts'
import { createQueryClient } from '../shared/api/query-client.ts'
import { aliveEvent } from './life-sign.ts'
import { keepTyped } from './publish/keep-typed.ts'
import { readQueryData } from './publish/query-data.ts'
import { Site } from './site.tsx'
import './site.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

const client = createQueryClient()
const published = readQueryData()
for (const [key, data] of published?.entries ?? []) client.setQueryData(key, data)
const app = (
  <BrowserRouter useTransitions={false}>
    <Site client={client} />
  </BrowserRouter>
)

if (published?.path === location.pathname) {
  addEventListener(aliveEvent, keepTyped(root), { once: true })
  addEventListener(aliveEvent, () => renew(...published.entries.map(([key]) => key)), { once: true })
  // in a transition it is done in small steps, and what the visitor does meanwhile comes first
  startTransition(() => {
    hydrateRoot(root, app)
  })
} else {
  // the not-found page, which stands at many addresses, gives way to what this address may show after all
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
  if (!maybeSignedIn()) return
  // a property's key begins that of its units, which are not to be asked for twice
  for (const queryKey of keys) void client.invalidateQueries({ queryKey }, { cancelRefetch: false })
}
