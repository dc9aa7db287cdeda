import type { Announcements } from '@dnd-kit/core'
import { useRef } from 'react'

/** Sentences about places, which count from 1. */
interface DragCopy {
  instructions: string
  picked: (place: number) => string
  over: (place: number) => string
  dropped: (place: number) => string
  cancelled: string
}

/** What a screen reader hears while one of these is moved. */
export function useDragWords(ids: readonly string[], copy: DragCopy) {
  const begun = useRef(false)
  const place = (id: string | number) => ids.indexOf(String(id)) + 1
  const announcements: Announcements = {
    // what is picked up is over its own place at once, which would drown what is said here
    onDragStart: () => {
      begun.current = true
      return undefined
    },
    onDragOver: ({ active, over }) => {
      const first = begun.current
      begun.current = false
      if (!over) return undefined
      return first && over.id === active.id ? copy.picked(place(active.id)) : copy.over(place(over.id))
    },
    onDragEnd: ({ over }) => (over ? copy.dropped(place(over.id)) : copy.cancelled),
    onDragCancel: () => copy.cancelled,
  }
  return { announcements, screenReaderInstructions: { draggable: copy.instructions } }
}
