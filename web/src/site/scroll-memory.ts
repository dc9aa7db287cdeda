import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { attempt } from '../shared/attempt.ts'

const memoryKey = 'porchlight.scroll'
/** Milliseconds for which a page may still grow towards the remembered place. */
const patience = 3000

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
export function useScrollMemory(): void {
  const { key, pathname, search, hash } = useLocation()
  const arrival = useNavigationType()
  const places = useRef(new Map<string, number>())
  const lastPath = useRef<string>(undefined)
  // the entry that a document begins with has no key of its own
  const entry = key === 'default' ? pathname + search : key

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const keep = () => {
      // without storage a reload starts at the top
      attempt(() => sessionStorage.setItem(memoryKey, JSON.stringify([...places.current])))
    }
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [])

  useLayoutEffect(() => {
    const first = lastPath.current === undefined
    if (first) places.current = recall()
    if (first && !isReturn()) places.current.delete(entry)
    const samePage = lastPath.current === pathname
    // every other page is laid out whole, to be returned to
    if (!first && !samePage) delete document.documentElement.dataset.fresh
    lastPath.current = pathname
    const remembered = arrival === 'POP' ? places.current.get(entry) : undefined
    // a fresh document, a filter and a place within the page are the browser's business
    const settled = remembered === undefined && (first || samePage || hash !== '')
    const place = settled ? undefined : (remembered ?? 0)
    const stopReturning = place === undefined ? undefined : returnTo(place)
    const remember = () => places.current.set(entry, scrollY)
    addEventListener('scroll', remember, { passive: true })
    beforeGoing = remember
    return () => {
      removeEventListener('scroll', remember)
      stopReturning?.()
    }
  }, [entry, pathname, hash, arrival])
}

/** Whether this document was loaded by reload, back or forward, rather than by an address or a link. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate'
}

function recall(): Map<string, number> {
  const kept: unknown = attempt(() => JSON.parse(sessionStorage.getItem(memoryKey) ?? '[]'))
  const entries = Array.isArray(kept) ? kept : []
  return new Map(entries.filter((entry) => Array.isArray(entry)).map(([key, place]) => [String(key), Number(place)]))
}

/** Scrolls there, and again while the page grows, until it is reached or the visitor moves. Gives the way to stop. */
function returnTo(place: number): () => void {
  scrollTo(0, place)
  const growth = new ResizeObserver(() => {
    scrollTo(0, place)
    if (Math.abs(scrollY - place) <= 1) stop()
  })
  const timer = setTimeout(() => stop(), patience)
  const moves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const
  const stop = () => {
    growth.disconnect()
    clearTimeout(timer)
    for (const move of moves) removeEventListener(move, stop)
  }
  for (const move of moves) addEventListener(move, stop, { passive: true })
  if (Math.abs(scrollY - place) > 1) growth.observe(document.body)
  else stop()
  return stop
}
