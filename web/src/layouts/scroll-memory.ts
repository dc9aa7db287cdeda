import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const memoryKey = 'porchlight.scroll'
/** Milliseconds for which a page may still grow towards the remembered place. */
const patience = 3000

/**
 * A new page starts at its top; back, forward and reload return to where the visitor was, also when the content comes
 * later. Filters in the address move nothing.
 */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const places = useRef(new Map<string, number>())
  const lastPath = useRef<string>(undefined)

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const keep = () => {
      try {
        sessionStorage.setItem(memoryKey, JSON.stringify([...places.current]))
      } catch {
        // without storage a reload starts at the top
      }
    }
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [])

  useLayoutEffect(() => {
    if (places.current.size === 0) places.current = recall()
    const samePage = lastPath.current === pathname
    lastPath.current = pathname
    const place = type === 'POP' ? places.current.get(key) : samePage || location.hash ? undefined : 0
    const stopReturning = place === undefined ? undefined : returnTo(place)
    const remember = () => places.current.set(key, scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => {
      removeEventListener('scroll', remember)
      stopReturning?.()
    }
  }, [key, pathname, type])
}

function recall(): Map<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(memoryKey) ?? '[]')
    const entries = Array.isArray(kept) ? kept : []
    return new Map(entries.filter((entry) => Array.isArray(entry)).map(([key, place]) => [String(key), Number(place)]))
  } catch {
    return new Map()
  }
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
