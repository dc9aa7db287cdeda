import { useSyncExternalStore } from 'react'

let message = ''
let turn = false
const listeners = new Set<() => void>()

/** Has screen readers say this sentence when they have finished what they are saying. */
export function announce(text: string): void {
  // a sentence that is said twice must differ, or the second is not heard
  turn = !turn
  message = turn ? text : `${text}\u00a0`
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The live region that announcements go through; stands once in the layout. */
export function Announcer() {
  const said = useSyncExternalStore(
    subscribe,
    () => message,
    () => '',
  )
  return (
    <div aria-live="polite" aria-atomic="true" className="sr-only">
      {said}
    </div>
  )
}
