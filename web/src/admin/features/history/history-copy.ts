import type { Change, ChangeAction } from '@porchlight/contract/history/history'

const done: Record<ChangeAction, string> = {
  created: 'Created',
  saved: 'Saved',
  confirmed: 'Availability confirmed',
  imageRemoved: 'Image removed',
  deleted: 'Deleted',
  restored: 'Restored',
  deletedForGood: 'Permanently deleted',
  published: 'Published as scheduled',
  duplicated: 'Duplicated',
  imported: 'Imported from a spreadsheet',
  added: 'Image added',
  reordered: 'Images reordered',
}

/** History of a home, and Activity (docs/product/admin-screens.md#history). */
export const historyCopy = {
  activity: 'Activity',
  activityText: 'Every change in the last year, newest first.',
  history: 'History',
  historyText: 'Every change in the last year, newest first. Open one to see what was there before and to restore it.',
  backToEditor: 'Back to the editor',
  backToHeroes: 'Back to Hero Images',
  loading: 'Loading changes',
  list: 'Changes',
  empty: 'No changes yet. What you save from now on is listed here.',
  none: 'No changes match. Choose another person or home.',
  more: 'Show more',
  moreFailed: 'More changes could not be loaded. Please try again.',
  person: 'Person',
  everybody: 'Everyone',
  property: 'Home',
  everything: 'Everything',
  heroes: 'Hero Images',
  unit: (number: string, title: string) => `Unit ${number} of ${title}`,
  /** Several units of one action, such as "Units 101, 102 and 3 more". */
  units: (numbers: readonly string[], more: number) =>
    `Units ${numbers.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
  unitsOf: (units: string, title: string) => `${units} of ${title}`,
  unitAlone: (number: string) => `Unit ${number}`,
  /** Author of scheduled publications and example content. */
  nobody: 'the site',
  script: 'a script',
  line: (action: ChangeAction, who: string, when: string) => `${done[action]} by ${who}, ${when}`,
  detail: {
    loading: 'Loading this change',
    before: 'Before',
    after: 'After',
    way: { before: 'Version before this change:', after: 'Version after this change:' },
    same: 'No differences.',
    confirmed: 'Availability confirmed',
    never: 'Not yet',
    images: 'Images',
    noImages: 'No images',
    firstImage: 'Primary image',
    floorPlan: 'Floor plan',
    crop: (where: string) => `Crop: ${where}`,
    image: (position: number) => `Image ${position}`,
    gone: 'This image is no longer stored',
    restore: 'Restore this version',
    restoring: 'Restoring...',
    close: 'Close',
  },
  question: {
    title: 'Restore this version?',
    text: 'It is saved again as it was then. The current version stays in the history.',
    confirm: 'Restore',
    cancel: 'Cancel',
  },
  restored: (missing: readonly string[]) =>
    missing.length === 0
      ? 'Version restored'
      : `Version restored. ${missing.length === 1 ? '1 image is' : `${missing.length} images are`} missing: ${missing.join(', ')}`,
  failed: 'Failed to restore this version',
  changed: 'Someone else just saved. Look at the latest change, then try again.',
  missing: 'This is deleted. Restore it from "Recently deleted" first.',
} as const

/** Returns the name or email address of the person who made a change. */
export const whoOf = ({ by }: Pick<Change, 'by'>): string =>
  by ? (by.name ?? by.email ?? historyCopy.script) : historyCopy.nobody

/** `alone` leaves out the property, where the screen shows only one. */
export function subjectOf({ of }: Pick<Change, 'of'>, alone = false): string {
  if (of.kind === 'hero') return historyCopy.heroes
  if (of.kind === 'property') return of.title
  return alone ? historyCopy.unitAlone(of.title) : historyCopy.unit(of.title, of.propertyTitle)
}
