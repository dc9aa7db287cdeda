import type { Announcements } from '@dnd-kit/core'
import { heroAdminCopy } from '../../copy/hero-admin.ts'

const copy = heroAdminCopy

/** What a screen reader hears while a hero image is moved. */
export function heroDragWords(ids: readonly string[]) {
  const place = (id: string | number) => ids.indexOf(String(id)) + 1
  const announcements: Announcements = {
    onDragStart: ({ active }) => copy.picked(place(active.id)),
    onDragOver: ({ over }) => (over ? copy.over(place(over.id)) : undefined),
    onDragEnd: ({ over }) => (over ? copy.dropped(place(over.id)) : copy.cancelled),
    onDragCancel: () => copy.cancelled,
  }
  return { announcements, screenReaderInstructions: { draggable: copy.instructions } }
}
