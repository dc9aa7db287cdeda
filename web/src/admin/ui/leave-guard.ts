import { useEffect, useRef, useState } from 'react'
import { paths } from '../../shared/paths.ts'
import { useNavigate } from '../../shared/router/router.tsx'
import { followedAddress } from './followed-address.ts'
import { addMark, isMarked, removeMark } from './guarded-entry.ts'

let open = false
/** A departure was agreed to: no other form of the same page asks again. */
let departing = false

interface Guard {
  hold: (leave: () => void) => void
  discard: () => void
}
/** One for each form of the page that holds unsaved changes. */
const guards = new Set<Guard>()

/** Lets the next departure through unasked: the page is being left for signing in, and drafts are kept. */
export function allowLeaving(): void {
  open = true
}

/** Leaves, once nothing that is not saved keeps the person here or they have agreed to lose it. */
export function leaveUnlessHeld(leave: () => void): void {
  const [guard] = guards
  if (guard) guard.hold(leave)
  else leave()
}

interface Departure {
  proceed: () => void
  stay: () => void
}

/**
 * Holds back departures while `when` is true: links of this site and the back button until `proceed` is called on what
 * this gives, which discards what all forms of the page hold; reloading and closing with the browser's own question.
 * The plain router has no blocker of its own, and hears of the back button first: a marked entry is what goes instead.
 */
export function useLeaveGuard(when: boolean, onDiscard: () => void): Departure | undefined {
  const navigate = useNavigate()
  const [held, setHeld] = useState<() => void>()
  const discard = useRef(onDiscard)
  discard.current = onDiscard

  useEffect(() => {
    const release = () => removeMark(() => guards.size > 0)
    // an entry that a reload has left
    if (!when) return release()
    departing = false
    const guard: Guard = { hold: (leave) => setHeld(() => leave), discard: () => discard.current() }
    guards.add(guard)
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
      // public pages are another app's
      if (address.startsWith(paths.admin)) guard.hold(() => navigate(address, { replace: isMarked(history.state) }))
      else guard.hold(() => location.assign(address))
    }
    const onPop = (event: PopStateEvent) => {
      if (departing || isMarked(event.state)) return
      event.stopImmediatePropagation()
      guard.hold(() => history.back())
    }
    addEventListener('beforeunload', onUnload)
    addEventListener('popstate', onPop)
    document.addEventListener('click', onClick, { capture: true })
    return () => {
      guards.delete(guard)
      release()
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
      for (const guard of guards) guard.discard()
      held()
    },
    stay: () => {
      addMark()
      setHeld(undefined)
    },
  }
}
