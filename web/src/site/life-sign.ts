import { useEffect } from 'react'

/** What the window hears when the page that stands in the layout has come to life. */
export const aliveEvent = 'porchlight:alive'

/** Stands beside the page and says when it is alive: when React has taken over what was published. */
export function LifeSign() {
  useEffect(() => {
    // what is known to the browser alone, such as the filters in the address, is rendered right after this
    const timer = setTimeout(() => dispatchEvent(new Event(aliveEvent)))
    return () => clearTimeout(timer)
  }, [])
  return null
}
