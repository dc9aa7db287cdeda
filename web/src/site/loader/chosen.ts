/**
 * Stands before the loader in the pages of what the visitor has chosen: those to compare, and those that are saved. Their
 * published page is the empty one, which is not to be seen where homes are named.
 */
if (hasChosen()) document.documentElement.dataset.chosen = ''
/** Milliseconds after which data that hang are given up, as by the script: there may be much of them on a slow line. */
const patience = 10_000
bringCompared()

/**
 * Whether the address or this browser names homes for this page. The site's script, which shares no code with this, knows
 * the same keys and the same parameter.
 */
function hasChosen(): boolean {
  const { pathname, search } = location
  const isSaved = pathname === '/saved'
  if (!isSaved && new URLSearchParams(search).get('ids')) return true
  try {
    const chosen = localStorage.getItem(isSaved ? 'porchlight.saved' : 'porchlight.comparison')
    return JSON.parse(chosen ?? '[]').length > (isSaved ? 0 : 1)
  } catch {
    return false
  }
}

/** Has the homes that an address names, and the picture of the first, come beside the script that shows them. */
function bringCompared(): void {
  const ids = location.pathname === '/compare' && new URLSearchParams(location.search).get('ids')
  if (!ids) return
  const addresses = ids.split(',', 3).map((id) => `/property/${encodeURIComponent(id)}/data.json`)
  const signal = AbortSignal.timeout(patience)
  const answers = addresses.map((address) => fetch(address, { signal }))
  globalThis.earlyAnswers = new Map(answers.map((answer, n) => [addresses[n] ?? '', answer]))
  // what fails is told by the script, which takes the answers
  Promise.all([bringPicture(answers[0]), ...answers]).catch(() => {})
}

/** Brings the picture that the data of a home's page names. */
async function bringPicture(answer: Promise<Response> | undefined) {
  const entries: [key: unknown[], value: object][] = await (await answer)?.clone().json()
  const named = entries.find(([[name]]) => name === 'first-picture')
  const link = { rel: 'preload', as: 'image', type: 'image/avif', fetchPriority: 'high' }
  if (named) document.head.append(Object.assign(document.createElement('link'), link, named[1]))
}

// the test takes it for a module
export {}
