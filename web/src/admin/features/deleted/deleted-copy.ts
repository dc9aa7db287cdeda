/** Recently deleted (docs/product/admin-screens.md#recently-deleted). */
export const deletedCopy = {
  title: 'Recently deleted',
  text: 'Deleted properties wait here for 30 days, with their units, pictures and views. Then they go for good.',
  list: 'Deleted properties',
  loading: 'Loading deleted properties',
  empty: 'Nothing was deleted in the last 30 days.',
  /** `days`: nights until it goes. */
  left: (days: number) => {
    if (days < 1) return 'Goes for good today'
    return days === 1 ? 'Goes for good tomorrow' : `Goes for good in ${days} days`
  },
  deleted: (day: string, by: string | undefined) => (by ? `Deleted ${day} by ${by}` : `Deleted ${day}`),
  restore: 'Restore',
  forGood: 'Delete for good',
  restored: 'Property restored successfully. Its pictures follow in a moment.',
  restoreFailed: 'Failed to restore property',
  gone: 'This property is gone for good.',
  removal: {
    done: 'Property deleted for good',
    failed: 'Failed to delete property',
    gone: 'Somebody has restored this property, or deleted it for good.',
    question: (title: string) => ({
      title: 'Delete for good?',
      text: `"${title}" goes with its units, pictures and views, and nobody can bring it back.`,
      confirm: 'Delete for good',
      cancel: 'Keep it',
    }),
  },
  undo: 'Undo',
} as const
