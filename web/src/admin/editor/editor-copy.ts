/** Said by the editors of properties and of units (docs/product/property-editor.md#property-editor). */
export const editorCopy = {
  saving: 'Saving...',
  cancel: 'Cancel',
  unsaved: 'You have unsaved changes.',
  optional: (label: string) => `${label} (Optional)`,
  image: (position: number, problem: string) => `Image ${position}: ${problem}`,
  problems: (count: number) => (count === 1 ? 'One thing to put right' : `${count} things to put right`),
  draft: {
    heading: 'You were here before',
    text: 'What you typed then was not saved. Do you want it back?',
    restore: 'Bring it back',
    discard: 'Forget it',
  },
  conflict: {
    text: 'It changed while you were editing. Look at both before you decide.',
    theirs: 'Saved meanwhile',
    mine: 'Yours',
    same: 'Both are the same by now.',
    none: 'Not given',
    imagesLabel: 'Images',
    images: (count: number, captions: string) => `${count} image(s)${captions ? `: ${captions}` : ''}`,
    overwrite: 'Overwrite with yours',
    take: 'Take what was saved',
    keep: 'Keep editing',
  },
} as const
