import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'

let open = false

/** Lets the next departure through unasked: the page is being left for signing in, and drafts are kept. */
export function allowLeaving(): void {
  open = true
}

interface Departure {
  proceed: () => void
  stay: () => void
}

/**
 * Holds back departures while `when` is true: links of this site and the back button until `proceed` is called on what
 * this gives; reloading and closing with the browser's own question. The plain router has no blocker of its own.
 */
export function useLeaveGuard(when: boolean): Departure | undefined {
  const navigate = useNavigate()
  const [held, setHeld] = useState<() => void>()
  const passing = useRef(false)

  useEffect(() => {
    if (!when) return
    const here = placeInHistory(history.state)
    let returning = false

    const onUnload = (event: BeforeUnloadEvent) => {
      if (!open && !passing.current) event.preventDefault()
    }
    const onClick = (event: MouseEvent) => {
      const address = followedAddress(event)
      if (address === undefined || passing.current) return
      event.preventDefault()
      event.stopPropagation()
      setHeld(() => () => navigate(address))
    }
    const onPop = (event: PopStateEvent) => {
      const there = placeInHistory(event.state)
      if (passing.current || here === undefined || there === undefined) return
      // the router must not hear of it
      event.stopImmediatePropagation()
      if (returning) {
        returning = false
        return
      }
      returning = true
      history.go(here - there)
      setHeld(() => () => history.go(there - here))
    }
    addEventListener('beforeunload', onUnload)
    addEventListener('popstate', onPop, { capture: true })
    document.addEventListener('click', onClick, { capture: true })
    return () => {
      removeEventListener('beforeunload', onUnload)
      removeEventListener('popstate', onPop, { capture: true })
      document.removeEventListener('click', onClick, { capture: true })
    }
  }, [when, navigate])

  if (!held) return undefined
  return {
    proceed: () => {
      passing.current = true
      setHeld(undefined)
      held()
    },
    stay: () => setHeld(undefined),
  }
}

/** The index that the router keeps with every entry. */
function placeInHistory(state: unknown): number | undefined {
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : undefined
  return typeof index === 'number' ? index : undefined
}

/** Where a plain click on a link of this site leads, unless it stays on this page. */
function followedAddress(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.hasAttribute('download'))
    return undefined
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  if (link.origin !== location.origin || link.pathname === location.pathname) return undefined
  return `${link.pathname}${link.search}${link.hash}`
}
