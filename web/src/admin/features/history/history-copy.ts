import type { Change, ChangeAction } from '@porchlight/contract/history/history'

const done: Record<ChangeAction, string> = {
  created: 'Created',
  saved: 'Saved',
  imageRemoved: 'Picture removed',
  deleted: 'Deleted',
  restored: 'Brought back',
  deletedForGood: 'Deleted for good',
  published: 'Published at its time',
  duplicated: 'Duplicated',
  imported: 'Changed by a spreadsheet',
  added: 'Picture added',
  reordered: 'Pictures put in order',
}

/** History of a home, and Activity (docs/product/admin-screens.md#history). */
export const historyCopy = {
  activity: 'Activity',
  activityText: 'Everything that anybody changed in the last year, newest first.',
  history: 'History',
  historyText:
    'Every change of the last year, newest first. Open one to see what was there before, and to bring it back.',
  backToHome: 'Back to the editor',
  backToHeroes: 'Back to Hero Images',
  loading: 'Loading the changes',
  list: 'Changes',
  empty: 'Nothing was changed here yet. What you save from now on is listed here.',
  none: 'No change fits. Choose another person or home.',
  more: 'Show more',
  moreFailed: 'The next changes could not be loaded. Please try again.',
  person: 'Person',
  everybody: 'Everybody',
  home: 'Home',
  everything: 'Everything',
  heroes: 'Hero Images',
  unit: (number: string, home: string) => `Unit ${number} of ${home}`,
  unitAlone: (number: string) => `Unit ${number}`,
  /** Nobody asked for it: the site's own clock, or what came with a new site. */
  nobody: 'the site itself',
  script: 'a script',
  line: (action: ChangeAction, who: string, when: string) => `${done[action]} by ${who}, ${when}`,
  detail: {
    loading: 'Loading this change',
    before: 'Before',
    after: 'After',
    way: { before: 'As it was before:', after: 'As it was after:' },
    same: 'Nothing differs.',
    images: 'Pictures',
    noImages: 'No pictures',
    firstImage: 'Main picture',
    image: (place: number) => `Picture ${place}`,
    gone: 'This picture is not kept any more',
    restore: 'Restore this version',
    restoring: 'Restoring...',
    close: 'Close',
  },
  question: {
    title: 'Restore this version?',
    text: 'It is saved anew, as it was then. What is there now stays in the history.',
    confirm: 'Restore',
    cancel: 'Cancel',
  },
  restored: (missing: readonly string[]) =>
    missing.length === 0
      ? 'This version is back'
      : `This version is back. ${missing.length === 1 ? '1 picture is' : `${missing.length} pictures are`} gone: ${missing.join(', ')}`,
  failed: 'Failed to restore this version',
  changed: 'Somebody else saved meanwhile. Look at the newest change, then try again.',
  missing: 'This is deleted. Bring it back from "Recently deleted" first.',
} as const

/** Who made a change, as people know them. */
export const whoOf = ({ by }: Pick<Change, 'by'>): string =>
  by ? (by.name ?? by.email ?? historyCopy.script) : historyCopy.nobody

/** What was changed; `alone`: where its home is known. */
export function subjectOf({ of }: Pick<Change, 'of'>, alone = false): string {
  if (of.kind === 'hero') return historyCopy.heroes
  if (of.kind === 'property') return of.title
  return alone ? historyCopy.unitAlone(of.title) : historyCopy.unit(of.title, of.homeTitle)
}
