/** Texts for saving properties (docs/product/comparison-and-saved.md#saving-a-home). */
export const savedCopy = {
  save: 'Save',
  saveNamed: (title: string) => `Save ${title}`,
  saved: (title: string, count: number) => `${title} saved, ${count} in all`,
  savedForVisit: (title: string) => `${title} is saved for this visit: your browser cannot keep it longer.`,
  removed: (title: string, count: number) => `${title} is no longer saved, ${count} in all`,
  all: 'Saved homes',
} as const
