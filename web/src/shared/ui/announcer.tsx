import { useEffect, useState } from 'react'

const announcers: ((text: string) => void)[] = []
let isAlternate = false

/** Makes screen readers say the text after the current one. */
export function announce(text: string): void {
  // Screen readers ignore a text that equals the previous one.
  isAlternate = !isAlternate
  announcers.at(-1)?.(isAlternate ? text : `${text}\u00a0`)
}

/** One for the layout and for each dialog, which makes the layout inert. */
export function Announcer() {
  const [text, setText] = useState('')
  useEffect(() => {
    announcers.at(-1)?.('')
    announcers.push(setText)
    return () => void announcers.splice(announcers.indexOf(setText), 1)
  }, [])
  return (
    <div aria-live="polite" aria-atomic="true" className="sr-only">
      {text}
    </div>
  )
}
