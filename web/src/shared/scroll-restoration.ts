import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { tryOrUndefined } from './try-or-undefined.ts'

const memoryKey = 'porchlight.scroll'

/**
 * Notes the place before the way back or forward is taken: the browser tells of a scroll with the next frame, which may be
 * another page's. A window calls its listeners in the order in which they came: this one has to come before the router's.
 */
let beforeGoing = () => {}
if (typeof window !== 'undefined') addEventListener('popstate', () => beforeGoing())

/**
 * A new page starts at its top; back, forward and reload return to where the visitor was, also when the content comes
 * later. Filters in the address move nothing.
 */
export function useScrollRestoration(): void {
  const { key, pathname, search, hash } = useLocation()
  const arrival = useNavigationType()
  const places = useRef(new Map<string, ScrollPosition>())
  const lastPath = useRef<string>(undefined)
  const way = useRef<Restoration>(undefined)
  // the entry that a document begins with has no key of its own
  const entry = key === 'default' ? pathname + search : key

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const keep = () => {
      // as on the way back, the browser may have told nothing yet
      beforeGoing()
      // without storage a reload starts at the top
      tryOrUndefined(() => sessionStorage.setItem(memoryKey, JSON.stringify([...places.current])))
    }
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      way.current?.stop()
    }
  }, [])

  useLayoutEffect(() => {
    const first = lastPath.current === undefined
    if (first) places.current = loadPositions()
    if (first && !isReturn()) places.current.delete(entry)
    const samePage = lastPath.current === pathname
    lastPath.current = pathname
    const remembered = arrival === 'POP' ? places.current.get(entry) : undefined
    // a fresh document, a filter and a place within the page are the browser's business
    const settled = remembered === undefined && (first || samePage || hash !== '')
    // an address that is only written anew stops nothing that is under way
    if (!settled || !samePage) way.current?.stop()
    if (!settled) way.current = returnTo(remembered ?? { y: 0 })
    // who leaves again before the content is there is to come back to the place, not to how far the page went until then
    const remember = () => places.current.set(entry, way.current?.goal() ?? currentPosition())
    // Filters write a new entry without a scroll.
    if (samePage && arrival !== 'POP') remember()
    addEventListener('scroll', remember, { passive: true })
    beforeGoing = remember
    return () => removeEventListener('scroll', remember)
  }, [entry, pathname, hash, arrival])
}

/** Whether this document was loaded by reload, back or forward, rather than by an address or a link. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate'
}

function loadPositions(): Map<string, ScrollPosition> {
  const kept: unknown = tryOrUndefined(() => JSON.parse(sessionStorage.getItem(memoryKey) ?? '[]'))
  const entries = Array.isArray(kept) ? kept : []
  return new Map(entries)
}

/** A scroll position. */
interface ScrollPosition {
  /** Pixels from the top of the page. */
  y: number
  /**
   * The list item at the top of the window, and its pixels from there: items that were never near the window have an
   * estimated height (render-lazily), so pixels from the top of the page lead elsewhere the next time.
   */
  item?: { index: number; top: number }
}

const lazyItems = () => [...document.getElementsByClassName('render-lazily')]

function currentPosition(): ScrollPosition {
  const items = lazyItems()
  const index = items.findIndex((item) => item.getBoundingClientRect().bottom > 0)
  const top = items[index]?.getBoundingClientRect().top
  return top === undefined || top > innerHeight ? { y: scrollY } : { y: scrollY, item: { index, top } }
}

/** Pixels from the top of the page, as it is now. */
function pageOffset({ y, item }: ScrollPosition): number {
  const there = item && lazyItems()[item.index]
  return there ? scrollY + there.getBoundingClientRect().top - item.top : y
}

interface Restoration {
  /** The place, until it is reached or given up. */
  goal(): ScrollPosition | undefined
  stop(): void
}

/** Scrolls there, and again whenever the page grows, until it is reached or the visitor moves. */
function returnTo(place: ScrollPosition): Restoration {
  const moves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const
  let goal: ScrollPosition | undefined = place
  let reached = { y: 0, height: 0 }
  let frame = 0
  let checks = 3
  const advance = () => {
    const y = pageOffset(place)
    scrollTo(0, y)
    reached = { y: scrollY, height: document.body.scrollHeight }
    if (!isNear(y, reached.y)) return
    // Items that came near get their real height with the next frames.
    checks -= 1
    if (place.item && checks > 0) frame = requestAnimationFrame(advance)
    else stop()
  }
  const growth = new ResizeObserver(advance)
  // the bar, a search in the page and a screen reader move it without another event; so does a page that changes its height
  const onScroll = () => {
    if (!isNear(scrollY, reached.y) && document.body.scrollHeight === reached.height) stop()
  }
  const stop = () => {
    goal = undefined
    growth.disconnect()
    cancelAnimationFrame(frame)
    removeEventListener('scroll', onScroll)
    for (const move of moves) removeEventListener(move, stop)
  }
  addEventListener('scroll', onScroll, { passive: true })
  for (const move of moves) addEventListener(move, stop, { passive: true })
  growth.observe(document.body)
  advance()
  return { goal: () => goal, stop }
}

const isNear = (a: number, b: number) => Math.abs(a - b) <= 1
