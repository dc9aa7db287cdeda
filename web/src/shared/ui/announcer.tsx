import { createStore, useStore } from '../store.ts'

const message = createStore('')
let isAlternate = false

/** Has screen readers say this sentence when they have finished what they are saying. */
export function announce(text: string): void {
  // a sentence that is said twice must differ, or the second is not heard
  isAlternate = !isAlternate
  message.set(isAlternate ? text : `${text}\u00a0`)
}

/** The live region that announcements go through; stands once in the layout. */
export function Announcer() {
  return (
    <div aria-live="polite" aria-atomic="true" className="sr-only">
      {useStore(message)}
    </div>
  )
}
