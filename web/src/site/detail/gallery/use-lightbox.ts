import { type MouseEvent, useState } from 'react'

export function useLightbox() {
  const [start, setStart] = useState<number>()
  return {
    start,
    openAt: (index: number) => (event: MouseEvent<HTMLButtonElement>) => {
      // Safari does not focus a clicked button, and the viewer returns the focus on close.
      event.currentTarget.focus()
      setStart(index)
    },
    close: () => setStart(undefined),
  }
}
