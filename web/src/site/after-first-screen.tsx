import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { aliveEvent } from './life-sign.ts'

let isAlive = false
if (typeof window !== 'undefined') addEventListener(aliveEvent, () => (isAlive = true), { once: true })

interface AfterFirstScreenProps {
  children: ReactNode
  /** Holds its place, so that the page can be scrolled at once; by default a screen's height. */
  place?: ReactNode
  /** Does not wait this time. */
  atOnce?: boolean
}

/**
 * What is below the first screen of a page. A page that is loaded has it at once; one that a visitor goes to within the
 * site shows its first screen, and a moment later, in small steps, this.
 */
export function AfterFirstScreen({
  children,
  place = <div className="h-dvh" />,
  atOnce = false,
}: AfterFirstScreenProps) {
  const [isThere, setThere] = useState(atOnce || !isAlive)
  useEffect(() => {
    // when the first screen is about to be painted: a task could come before that, and put it off
    const frame = requestAnimationFrame(() => startTransition(() => setThere(true)))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isThere ? children : place
}
