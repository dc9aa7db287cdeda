/** Texts that the property and unit editors share (docs/product/property-editor.md#property-editor). */
export const editorCopy = {
  saving: 'Saving...',
  preparing: 'Your images are being prepared. This can take up to half a minute.',
  longSave: 'This is taking longer than usual.',
  stillSaving: 'Your last save is still being stored. Try again in a moment.',
  noResponse: 'The server did not respond. Check your connection, then save again.',
  cancel: 'Cancel',
  unsaved: 'You have unsaved changes.',
  optional: (label: string) => `${label} (Optional)`,
  image: (position: number, problem: string) => `Image ${position}: ${problem}`,
  videoLink: (site: string) =>
    `This video cannot play on our page. Visitors see a link instead: “Watch the video on ${site}”.`,
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
