/** How the page names a face of ours. */
type Named = [family: string, address: string, weights: string]

/**
 * Brings the site's own faces, given as the JSON of a list of `Named`; letters stand in others until then. They stand
 * behind what the page says and behind its first picture; a visitor who comes from another of our pages, or was on this
 * one before, has them already and gets them at once. (What storage knows would cost more time than it saves.)
 * `later` is when a page that is seen for the first time has them come.
 */
export function bringFaces(faces: string, returning: boolean, later: (action: () => void) => void): void {
  const named: Named[] = JSON.parse(faces)
  if (returning || document.referrer.startsWith(`${location.origin}/`)) bring(named, false)
  else later(() => bring(named, true))
}

/**
 * Takes the faces into use together, as each lays out the page anew, and when no line moves for it: before the first
 * paint; later if they turn out to be as wide as the stand-ins that this device has; else on the next page.
 */
async function bring(named: readonly Named[], painted: boolean) {
  // what comes before the first frame is part of the first paint
  requestAnimationFrame(() => {
    painted = true
  })
  const files = named.map(([family, address, weight]) => new FontFace(family, `url(${address})`, { weight }).load())
  const come = (await Promise.allSettled(files)).flatMap((file) => (file.status === 'fulfilled' ? file.value : []))
  const use = () => {
    for (const face of come) document.fonts.add(face)
  }
  if (!painted) use()
  else if (moves(use)) {
    for (const face of come) document.fonts.delete(face)
    onNextPage(use)
  }
}

/** Pixels by which something may move before browsers count it as a shift. */
const tolerance = 3

/** Whether a change moves up or down what can be seen, or brings it into view. */
function moves(change: () => void): boolean {
  const inView = ({ top, bottom }: DOMRect) => top < innerHeight && bottom > 0
  const laidOut = [...document.querySelectorAll('body *')]
    // asking for the place of what is left for later would have it laid out
    .filter((element) => element.checkVisibility?.({ contentVisibilityAuto: true }) !== false)
    .map((element) => [element, element.getBoundingClientRect()] as const)
  change()
  return laidOut.some(([element, before]) => {
    const now = element.getBoundingClientRect()
    return Math.abs(now.top - before.top) >= tolerance && (inView(before) || inView(now))
  })
}

/** When a visitor who came to this page first goes on to another one: all is laid out anew then. */
function onNextPage(action: () => void) {
  const pages = new MutationObserver(() => {
    pages.disconnect()
    action()
  })
  pages.observe(document.documentElement, { attributeFilter: ['data-fresh'] })
}
