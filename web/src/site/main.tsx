import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { mayBeSignedIn } from '../shared/api/may-be-signed-in.ts'
import { createQueryClient } from '../shared/api/query-client.ts'
import { watchSignOut } from '../shared/api/sign-out.ts'
import { ignoreDoubleClick } from '../shared/ui/ignore-double-click.ts'
import { readLoadedPage } from './data/published.ts'
import { hideFromHydration, keepFields } from './hydration.ts'
import { Site } from './site.tsx'
import './site.css'

/** Phones keep tabs for weeks. */
const MAX_AGE_MS = 3_600_000

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

// The not-found page has no inline script.
document.documentElement.classList.remove('no-app')

const client = createQueryClient(MAX_AGE_MS)
const published = readLoadedPage()
const isPublishedHere = published?.path === location.pathname
for (const [key, data] of published?.entries ?? []) client.setQueryData(key, data)

const showInsertedNodes = hideFromHydration(globalThis.insertedNodes?.() ?? new Set())
const restoreFields = keepFields(root)

const onHydrated = async () => {
  showInsertedNodes()
  await restoreFields()
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
    hydrateRoot(root, app, {
      // React then renders the page instead, for example if it was translated before.
      onRecoverableError: (error) => console.warn('The page was not hydrated', error),
    })
  })
} else {
  // The not-found page is served at many addresses. The page of this address replaces it.
  if (published)
    for (const element of document.head.querySelectorAll('title, meta[name=description], meta[name=robots]'))
      element.remove()
  createRoot(root).render(app)
}

watchSignOut()
addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && ignoreDoubleClick(), true)

// A link in the HTML would delay the first image.
document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.json' }))

// Data of a page restored from the back/forward cache may be stale.
addEventListener('pageshow', ({ persisted }) => persisted && renew([]))

/** Refetches data once for signed-in users: it may be older than their last change. Takes (prefixes of) query keys. */
function renew(...keys: (readonly unknown[])[]) {
  if (!mayBeSignedIn()) return
  // A property's key is a prefix of its units' key, which must not be fetched twice.
  for (const queryKey of keys) void client.invalidateQueries({ queryKey }, { cancelRefetch: false })
}
