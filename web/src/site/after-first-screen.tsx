import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { aliveEvent } from './life-sign.ts'

let isAlive = false
if (typeof window !== 'undefined') addEventListener(aliveEvent, () => (isAlive = true), { once: true })

interface AfterFirstScreenProps {
  children: ReactNode
  /** Holds its place, so that the page can be scrolled at once; by default a screen's height. */
  place?: ReactNode
}

/**
 * What is below the first screen of a page. A page that is loaded has it at once; one that a visitor goes to within the
 * site shows its first screen, and a moment later, in small steps, this.
 */
export function AfterFirstScreen({ children, place = <div className="h-dvh" /> }: AfterFirstScreenProps) {
  const [isThere, setThere] = useState(!isAlive)
  useEffect(() => {
    startTransition(() => setThere(true))
  }, [])
  return isThere ? children : place
}
