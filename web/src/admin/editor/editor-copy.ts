/** Texts that the property and unit editors share (docs/product/property-editor.md#property-editor). */
export const editorCopy = {
  saving: 'Saving...',
  cancel: 'Cancel',
  unsaved: 'You have unsaved changes.',
  optional: (label: string) => `${label} (Optional)`,
  image: (position: number, problem: string) => `Image ${position}: ${problem}`,
  problems: (count: number) => (count === 1 ? 'One thing to fix' : `${count} things to fix`),
  draft: {
    heading: 'You have unsaved work',
    text: 'What you typed earlier was not saved. Do you want it back?',
    restore: 'Restore it',
    discard: 'Discard it',
  },
  conflict: {
    text: 'Someone else made changes while you were editing. Compare both versions before you decide.',
    theirs: 'Saved by someone else',
    mine: 'Yours',
    same: 'Both versions are now the same.',
    none: 'Not given',
    imagesLabel: 'Images',
    images: (count: number, captions: string) => `${count} image(s)${captions ? `: ${captions}` : ''}`,
    overwrite: 'Use mine',
    take: 'Use theirs',
    keep: 'Keep editing',
  },
} as const
