import { bringFaces } from './faces.ts'
import { afterPaint, whenIdle } from './moments.ts'

/**
 * Brings a published page to life after it has painted: the page is complete without any script. It has only those rules
 * of the style sheet that it needs itself, so all of them come first. What a visitor does before that is kept and done
 * again, in its order: clicks on buttons and keys for the page as a whole here, what was typed or chosen when the page
 * comes alive. It stands in the page itself, before anything that can be touched.
 */
const deeds: (() => void)[] = []
let started = false
const aliveEvent = 'porchlight:alive'

const { main, sheet, print, faces } = document.querySelector<HTMLScriptElement>('script[data-main]')?.dataset ?? {}

async function start() {
  if (started || !main) return
  started = true
  await bringCode()
  // before it a picture would wait for what only paper needs
  if (print) bring('stylesheet', print, 'print')
  // by its address: an import by name would make the bundler put code that both share beside this
  await import(/* @vite-ignore */ main)
}

let styles: Promise<unknown> | undefined

/** Has script and styles come; resolves when the styles are there, or will not come. */
function bringCode(): Promise<unknown> | undefined {
  if (!sheet || !main || styles) return styles
  bring('modulepreload', main)
  styles = Promise.race([bring('stylesheet', sheet), new Promise((resolve) => setTimeout(resolve, patience))])
  return styles
}

/** Resolves when it is there, or will not come. */
function bring(rel: string, href: string, media = ''): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel, href, media })
  document.head.append(link)
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve())
  })
}

function keepClick(event: Event) {
  const { target } = event
  const button = target instanceof Element && target.closest('button')
  if (button) {
    deeds.push(() => button.click())
    // React listens before it tells that the page is alive, and would do it as well
    event.stopPropagation()
  }
  start()
}

function keepKey(event: KeyboardEvent) {
  const { target, key, code, shiftKey, ctrlKey, metaKey, altKey } = event
  // keys pressed in a field or on a control are those elements' own business
  if (target === document.body && !ctrlKey && !metaKey && !altKey) {
    event.stopPropagation()
    const again = { key, code, shiftKey, bubbles: true, cancelable: true }
    deeds.push(() => document.body.dispatchEvent(new KeyboardEvent('keydown', again)))
  }
  start()
}

/** Milliseconds after which a picture, the portal's frame or a style sheet that hangs keeps the page from its life no longer. */
const patience = 3000

const startWhenIdle = () => afterPaint(() => whenIdle(start))

const returning = isReturn()
// the visitor goes back to a place on the page, which has to be laid out as it was
if (returning) delete document.documentElement.dataset.fresh
// said by chosen.ts, before this
const chosen = 'chosen' in document.documentElement.dataset
// where there is nothing to see until the script has come, it comes at once, and after it what it shows
bringFaces(faces ?? '[]', returning, chosen ? afterPicture : afterPaint)
const wishes = ['pointerdown', 'focusin'] as const
addEventListener('click', keepClick, { capture: true })
addEventListener('keydown', keepKey, { capture: true })
for (const wish of wishes) addEventListener(wish, start, { capture: true, passive: true })
addEventListener(
  aliveEvent,
  () => {
    removeEventListener('click', keepClick, { capture: true })
    removeEventListener('keydown', keepKey, { capture: true })
    for (const wish of wishes) removeEventListener(wish, start, { capture: true })
    for (const again of deeds) again()
    for (const sign of signs) addEventListener(sign, noteSign, { capture: true, passive: true })
    whenIdle(layOutRest)
  },
  { once: true },
)
if (chosen && document.readyState === 'loading') {
  bringCode()
  addEventListener('DOMContentLoaded', start, { once: true })
} else if (document.readyState === 'complete') startWhenIdle()
else {
  addEventListener('load', startWhenIdle, { once: true })
  setTimeout(startWhenIdle, patience)
}

/** When a living page has its first picture, or has none. */
function afterPicture(action: () => void): void {
  const wait = () => {
    const go = () => {
      clearTimeout(timer)
      document.removeEventListener('load', onLoad, { capture: true })
      whenIdle(action)
    }
    const onLoad = ({ target }: Event) => target instanceof HTMLImageElement && go()
    const timer = setTimeout(go, patience)
    document.addEventListener('load', onLoad, { capture: true })
  }
  addEventListener(aliveEvent, wait, { once: true })
}

/** Whether this document was loaded by reload, back or forward: the loader shares no code with the site's script. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate'
}

/** What a visitor does before they go elsewhere, and the milliseconds for which they are then left in peace. */
const signs = ['touchstart', 'pointerover', 'focusin'] as const
const peace = 1000
let busyUntil = 0
const noteSign = () => (busyUntil = performance.now() + peace)

/**
 * Has what was left for later laid out piece by piece, a frame for each, while nothing else is to be done: soon the whole
 * page is there, for who looks for a word or takes a picture of it. Not while somebody is about to press a link: the page
 * that they go to would wait for the frame.
 */
function layOutRest(): void {
  const { documentElement } = document
  const next = documentElement.hasAttribute('data-fresh') && document.querySelector('.later:not([data-near])')
  if (!next) {
    for (const sign of signs) removeEventListener(sign, noteSign, { capture: true })
    return
  }
  const left = busyUntil - performance.now()
  if (left > 0) return void setTimeout(layOutRest, left)
  next.setAttribute('data-near', '')
  requestAnimationFrame(() => whenIdle(layOutRest))
}
