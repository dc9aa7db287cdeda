import { useEffect, useRef, useState } from 'react'
import { type PropertyDraft, propertyDraft } from './property-draft.ts'

/** Milliseconds of quiet before what was typed is kept. */
const quiet = 250

/**
 * Keeps what is typed for this tab while `changed`, and gives what an earlier visit left unsaved until it is taken or
 * refused.
 */
export function usePropertyDraft(id: string | undefined, draft: PropertyDraft, changed: boolean) {
  const [left, setLeft] = useState<PropertyDraft | undefined>(() => propertyDraft(id).read())
  const forgotten = useRef(false)
  /** What is kept is of this visit. */
  const wrote = useRef(false)
  const text = JSON.stringify(draft)
  // the text stands for the draft, which is another object each time
  useEffect(() => {
    if (!changed) {
      // undone: what an earlier visit left is still there to be taken
      if (wrote.current && left) propertyDraft(id).write(left)
      else if (wrote.current) propertyDraft(id).clear()
      wrote.current = false
      return
    }
    forgotten.current = false
    const keep = () => {
      // a page that is slow to go must not keep what its person has just thrown away
      if (forgotten.current) return
      propertyDraft(id).write(draft)
      wrote.current = true
    }
    const timer = setTimeout(keep, quiet)
    addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', keep)
    }
  }, [id, text, changed])
  return {
    left,
    /** The earlier draft goes on as this one. */
    settle: () => {
      wrote.current = true
      setLeft(undefined)
      // kept again as soon as it makes a difference to what is stored
      if (!changed) propertyDraft(id).clear()
    },
    forget: () => {
      forgotten.current = true
      wrote.current = false
      setLeft(undefined)
      propertyDraft(id).clear()
    },
  }
}
