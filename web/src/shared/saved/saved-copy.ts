/** Texts for saving properties (docs/product/comparison-and-saved.md#saving-a-home). */
export const savedCopy = {
  save: 'Save',
  saveNamed: (title: string) => `Save ${title}`,
  saved: (title: string, count: number) => `${title} saved, ${count} in total`,
  savedForVisit: (title: string) => `${title} is saved for this visit only. Your browser can’t keep it longer.`,
  allSavedForVisit: 'The homes are saved for this visit only. Your browser can’t keep them longer.',
  removed: (title: string, count: number) => `${title} removed from saved homes, ${count} in total`,
  all: 'Saved homes',
} as const
