import { createStore, useStore } from '../store.ts'

const message = createStore('')
let isAlternate = false

/** Makes screen readers say the text after the current one. */
export function announce(text: string): void {
  // Screen readers ignore a text that equals the previous one.
  isAlternate = !isAlternate
  message.set(isAlternate ? text : `${text}\u00a0`)
}

/** The layout contains it once. */
export function Announcer() {
  return (
    <div aria-live="polite" aria-atomic="true" className="sr-only">
      {useStore(message)}
    </div>
  )
}
