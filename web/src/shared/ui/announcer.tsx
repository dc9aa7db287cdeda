import { useState } from 'react'
import { createStore, useStore } from '../store.ts'

const message = createStore({ text: '' })
let isAlternate = false

/** Makes screen readers say the text after the current one. */
export function announce(text: string): void {
  // Screen readers ignore a text that equals the previous one.
  isAlternate = !isAlternate
  message.set({ text: isAlternate ? text : `${text}\u00a0` })
}

/** The layout and each dialog contain it once. It is empty until the next announcement. */
export function Announcer() {
  const said = useStore(message)
  const [earlier] = useState(said)
  return (
    <div aria-live="polite" aria-atomic="true" className="sr-only">
      {said !== earlier && said.text}
    </div>
  )
}
