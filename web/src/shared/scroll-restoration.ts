import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { tryOrUndefined } from './try-or-undefined.ts'

const STORAGE_KEY = 'porchlight.scroll'

/**
 * Stores the position before a page is left, because the browser sends the last scroll event too late. Must be
 * registered before the router's listeners.
 */
let storeBeforeLeaving = () => {}
if (typeof window !== 'undefined')
  for (const event of ['popstate', 'click']) addEventListener(event, () => storeBeforeLeaving(), true)

/** Scrolls new pages to the top, else restores the position, even if content loads later. Filters do not scroll. */
export function useScrollRestoration(): void {
  const { key, pathname, search, hash } = useLocation()
  const navigationType = useNavigationType()
  const positions = useRef(new Map<string, ScrollPosition>())
  const lastPath = useRef<string>(undefined)
  const restoration = useRef<ReturnType<typeof restorePosition>>(undefined)
  // The first entry of a document has no key.
  const entry = key === 'default' ? pathname + search : key

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const persist = () => {
      storeBeforeLeaving()
      // Without storage a reload starts at the top.
      tryOrUndefined(() => sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions.current])))
    }
    addEventListener('pagehide', persist)
    return () => {
      removeEventListener('pagehide', persist)
      restoration.current?.stop()
    }
  }, [])

  useLayoutEffect(() => {
    const isFirst = lastPath.current === undefined
    if (isFirst)
      positions.current =
        tryOrUndefined(() => new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]'))) ?? new Map()
    if (isFirst && !isReturn()) positions.current.delete(entry)
    const isSamePage = lastPath.current === pathname
    lastPath.current = pathname
    const storedPosition = navigationType === 'POP' ? positions.current.get(entry) : undefined
    // The browser handles a new document, filters and fragments by itself.
    const isHandledByBrowser = storedPosition === undefined && (isFirst || isSamePage || hash !== '')
    // A change of the same page's address does not stop a restoration.
    if (!isHandledByBrowser || !isSamePage) restoration.current?.stop()
    if (!isHandledByBrowser) restoration.current = restorePosition(storedPosition ?? { y: 0 })
    // During a restoration, store its goal and not the position reached so far.
    const storePosition = () => positions.current.set(entry, restoration.current?.goal() ?? currentPosition())
    // Filters add a history entry without a scroll event.
    if (isSamePage && navigationType !== 'POP') storePosition()
    // Safari shows a page from the back/forward cache at the top.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      const left = positions.current.get(entry)
      if (persisted && left) restoration.current = restorePosition(left)
    }
    addEventListener('scroll', storePosition, { passive: true })
    addEventListener('pageshow', onPageShow)
    storeBeforeLeaving = storePosition
    return () => {
      removeEventListener('scroll', storePosition)
      removeEventListener('pageshow', onPageShow)
    }
  }, [entry, pathname, hash, navigationType])
}

/** Returns whether this document was loaded by reload, back or forward. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate'
}

interface ScrollPosition {
  /** Pixels from the top of the page. */
  y: number
  /** The top list item and its offset in px, since items not yet rendered have an estimated height (render-lazily). */
  item?: { index: number; top: number }
}

const lazyItems = () => [...document.getElementsByClassName('render-lazily')]

function currentPosition(): ScrollPosition {
  const items = lazyItems()
  const index = items.findIndex((item) => item.getBoundingClientRect().bottom > 0)
  const top = items[index]?.getBoundingClientRect().top
  return top === undefined || top > innerHeight ? { y: scrollY } : { y: scrollY, item: { index, top } }
}

/** Returns pixels from the top of the page with its present layout. */
function pageOffset({ y, item }: ScrollPosition): number {
  const element = item && lazyItems()[item.index]
  return element ? scrollY + element.getBoundingClientRect().top - item.top : y
}

/** Scrolls to the position, also when the page grows, until it is reached or the visitor scrolls. */
function restorePosition(position: ScrollPosition) {
  const moves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const
  let goal: ScrollPosition | undefined = position
  let reached = { y: 0, height: 0 }
  let frame = 0
  let checks = 3
  const advance = () => {
    const y = pageOffset(position)
    scrollTo(0, y)
    reached = { y: scrollY, height: document.body.scrollHeight }
    if (!isNear(y, reached.y)) return
    checks -= 1
    if (position.item && checks > 0) frame = requestAnimationFrame(advance)
    else stop()
  }
  const growth = new ResizeObserver(advance)
  // Scrollbars, find-in-page and screen readers scroll without another event.
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
  return {
    /** Undefined once it is reached or given up. */
    goal: () => goal,
    stop,
  }
}

const isNear = (a: number, b: number) => Math.abs(a - b) <= 1
