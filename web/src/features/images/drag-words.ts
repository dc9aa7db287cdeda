import type { Announcements } from '@dnd-kit/core'
import { imagesCopy } from '../../copy/admin-images.ts'

/** What a screen reader hears while a picture is moved. */
export function dragWords(keys: readonly string[]) {
  const place = (id: string | number) => keys.indexOf(String(id)) + 1
  const announcements: Announcements = {
    onDragStart: ({ active }) => imagesCopy.picked(place(active.id)),
    onDragOver: ({ over }) => (over ? imagesCopy.over(place(over.id)) : undefined),
    onDragEnd: ({ over }) => (over ? imagesCopy.dropped(place(over.id)) : imagesCopy.cancelled),
    onDragCancel: () => imagesCopy.cancelled,
  }
  return { announcements, screenReaderInstructions: { draggable: imagesCopy.instructions } }
}
