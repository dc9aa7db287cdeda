/**
 * Brings a published page to life after it has painted: the page is complete without any script. What a visitor does
 * before that is kept and done again: clicks on buttons and keys for the page as a whole here, what was typed or chosen
 * when the page comes alive.
 */
const clicks: Element[] = []
const keys: KeyboardEvent[] = []
let started = false

function start() {
  const { main } = document.querySelector<HTMLScriptElement>('script[data-main]')?.dataset ?? {}
  if (started || !main) return
  started = true
  // by its address: an import by name would make the bundler put shared code beside this
  void import(/* @vite-ignore */ main)
}

function keepClick({ target }: Event) {
  const button = target instanceof Element && target.closest('button')
  if (button) clicks.push(button)
  start()
}

function keepKey(event: KeyboardEvent) {
  // keys pressed in a field or on a control are those elements' own business
  if (event.target === document.body && !event.ctrlKey && !event.metaKey && !event.altKey) keys.push(event)
  start()
}

/** After the first paint, and when nothing else is to be done. */
function startWhenIdle() {
  requestAnimationFrame(() => {
    setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 2000 }) : start()), 0)
  })
}

const wishes = ['pointerdown', 'focusin'] as const
addEventListener('click', keepClick, { capture: true })
addEventListener('keydown', keepKey, { capture: true })
for (const wish of wishes) addEventListener(wish, start, { capture: true, passive: true })
addEventListener(
  'porchlight:alive',
  () => {
    removeEventListener('click', keepClick, { capture: true })
    removeEventListener('keydown', keepKey, { capture: true })
    for (const wish of wishes) removeEventListener(wish, start, { capture: true })
    for (const button of clicks) if (button instanceof HTMLElement) button.click()
    for (const { key, code } of keys) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }))
    }
  },
  { once: true },
)
if (document.readyState === 'complete') startWhenIdle()
else addEventListener('load', startWhenIdle, { once: true })
