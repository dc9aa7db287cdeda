import { type MouseEvent, useState } from 'react'

/** Which picture of a gallery is shown full screen, if any. */
export function useLightbox() {
  const [start, setStart] = useState<number>()
  return {
    start,
    /** Gives a click handler that opens the viewer at a picture. */
    openAt: (index: number) => (event: MouseEvent<HTMLButtonElement>) => {
      // Safari does not focus a button that is clicked, and focus comes back to what had it
      event.currentTarget.focus()
      setStart(index)
    },
    close: () => setStart(undefined),
  }
}
