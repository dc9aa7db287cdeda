import { formatNumber } from '../../../shared/format.ts'

const properties = (count: number) => `${formatNumber(count)} ${count === 1 ? 'property' : 'properties'}`
const them = (count: number) => (count === 1 ? 'it' : 'them')
const restorable = (count: number) =>
  `For 30 days you can restore ${them(count)} under "Past changes", "Recently deleted".`

/** Bulk actions of the list (docs/product/admin-screens.md#property-management). */
export const bulkCopy = {
  select: 'Select several',
  selectOne: (title: string) => `Select ${title}`,
  bar: 'Selected properties',
  count: (count: number) => `${formatNumber(count)} selected`,
  all: 'Select all shown',
  delete: 'Delete',
  availability: 'Availability',
  availabilityText: 'For a building this sets all of its units.',
  visibility: 'Who can see it',
  publish: 'Everyone',
  hide: 'Only the family (draft)',
  end: 'Done',
  cancel: 'Cancel',
  busy: 'Working...',
  question: (count: number) => ({
    title: `Delete ${properties(count)}?`,
    text: `${count === 1 ? 'It disappears' : 'They disappear'} from the site at once. ${restorable(count)}`,
    confirm: `Delete ${properties(count)}`,
    cancel: `Keep ${them(count)}`,
  }),
  deleted: (count: number) => `${properties(count)} deleted.`,
  published: (count: number) => `${properties(count)} ${count === 1 ? 'is' : 'are'} now on the site.`,
  hidden: (count: number) => `${properties(count)} ${count === 1 ? 'is' : 'are'} visible only to the family.`,
  stated: (count: number) => `Availability of ${properties(count)} saved.`,
  failed: (count: number) => `${properties(count)} could not be changed.`,
  conflict: 'Someone else made changes in the meantime. Please try again.',
  undone: (count: number) => `${properties(count)} restored.`,
  undoFailed: (count: number) => `${properties(count)} could not be restored.`,
  undoConflict: 'Someone has made changes since then.',
  examples: {
    remove: 'Remove the examples',
    unreadable: 'The examples could not be read. Please try again.',
    question: (count: number) => ({
      title: count === 1 ? 'Remove the example?' : 'Remove the examples?',
      text: `${properties(count)} that nobody has changed will be removed from the site. ${restorable(count)}`,
      confirm: count === 1 ? 'Remove the example' : 'Remove the examples',
      cancel: `Keep ${them(count)}`,
    }),
  },
} as const
