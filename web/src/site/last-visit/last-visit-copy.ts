import type { Mark } from './note-homes.ts'

export const lastVisitCopy: Record<Mark, string> = {
  new: 'New',
  nowAvailable: 'Now available',
  changed: 'Changed',
}
