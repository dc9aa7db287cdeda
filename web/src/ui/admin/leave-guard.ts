import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'

let open = false
/** A departure was agreed to: no other form of the same page asks again. */
let departing = false

/** Lets the next departure through unasked: the page is being left for signing in, and drafts are kept. */
export function allowLeaving(): void {
  open = true
}

interface Departure {
  proceed: () => void
  stay: () => void
}

const mark = 'porchlight.guarded'

/**
 * Holds back departures while `when` is true: links of this site and the back button until `proceed` is called on what
 * this gives; reloading and closing with the browser's own question. The plain router has no blocker of its own, and
 * hears of the back button first: an entry of the same address on top of the page's own is what goes instead.
 */
export function useLeaveGuard(when: boolean): Departure | undefined {
  const navigate = useNavigate()
  const [held, setHeld] = useState<() => void>()

  useEffect(() => {
    if (!when) return
    departing = false
    addMark()
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!open && !departing) event.preventDefault()
    }
    const onClick = (event: MouseEvent) => {
      const address = followedAddress(event)
      if (address === undefined || departing) return
      event.preventDefault()
      // one question is enough when two forms of a page hold unsaved changes
      event.stopImmediatePropagation()
      setHeld(() => () => void navigate(address, { replace: isMarked(history.state) }))
    }
    const onPop = (event: PopStateEvent) => {
      if (departing || isMarked(event.state)) return
      event.stopImmediatePropagation()
      setHeld(() => () => history.back())
    }
    addEventListener('beforeunload', onUnload)
    addEventListener('popstate', onPop)
    document.addEventListener('click', onClick, { capture: true })
    return () => {
      removeEventListener('beforeunload', onUnload)
      removeEventListener('popstate', onPop)
      document.removeEventListener('click', onClick, { capture: true })
    }
  }, [when, navigate])

  if (!held) return undefined
  return {
    proceed: () => {
      departing = true
      setHeld(undefined)
      held()
    },
    stay: () => {
      addMark()
      setHeld(undefined)
    },
  }
}

function isMarked(state: unknown): boolean {
  return typeof state === 'object' && state !== null && mark in state
}

function addMark() {
  if (!isMarked(history.state)) history.pushState({ ...history.state, [mark]: true }, '')
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
