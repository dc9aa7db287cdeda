/** Recently deleted (docs/product/admin-screens.md#recently-deleted). */
export const deletedCopy = {
  title: 'Recently deleted',
  text: 'Deleted properties stay here for 30 days, with their units, images and views. Then they are deleted permanently.',
  list: 'Deleted properties',
  loading: 'Loading deleted properties',
  empty: 'Nothing was deleted in the last 30 days.',
  /** `days` counts midnights until the permanent deletion. */
  left: (days: number) => {
    if (days < 1) return 'Will be deleted permanently today'
    return days === 1 ? 'Will be deleted permanently tomorrow' : `Will be deleted permanently in ${days} days`
  },
  deleted: (day: string, by: string | undefined) => (by ? `Deleted ${day} by ${by}` : `Deleted ${day}`),
  restore: 'Restore',
  forGood: 'Delete forever',
  restored: 'Property restored successfully. Its images will appear in a moment.',
  restoreFailed: 'Failed to restore property.',
  gone: 'This property was deleted permanently.',
  removal: {
    done: 'Property deleted permanently',
    failed: 'Failed to delete property',
    gone: 'Someone restored this property or deleted it permanently.',
    question: (title: string) => ({
      title: 'Delete forever?',
      text: `"${title}" will be deleted with its units, images and views. Nobody can restore it.`,
      confirm: 'Delete forever',
      cancel: 'Keep it',
    }),
  },
} as const
