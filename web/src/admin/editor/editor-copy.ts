import { formatNumber } from '../../shared/format.ts'
/** Texts that the property and unit editors share (docs/product/property-editor.md#property-editor). */
export const editorCopy = {
  saving: 'Saving...',
  preparing: 'Your images are being prepared. This can take up to half a minute.',
  longSave: 'This is taking longer than usual.',
  stillSaving: 'Your last save is still being stored. Try again in a moment.',
  noResponse:
    'The server did not respond. Nothing you typed is lost: it stays here. Check your connection, then save again.',
  offline:
    'You are offline, so this is not saved yet. Nothing you typed is lost: it stays here. Save again when the connection returns.',
  cancel: 'Cancel',
  unsaved: 'You have unsaved changes.',
  optional: (label: string) => `${label} (Optional)`,
  image: (position: number, problem: string) => `Image ${position}: ${problem}`,
  videoLink: (site: string) =>
    `This video cannot play on our page. Visitors see a link instead: “Watch the video on ${site}”.`,
  tooLong: (surplus: number) => `${formatNumber(surplus)} ${surplus === 1 ? 'character' : 'characters'} too long`,
  problems: (count: number) => (count === 1 ? 'One thing to fix' : `${count} things to fix`),
  draft: {
    heading: 'You have unsaved work',
    text: 'What you typed earlier was not saved. Do you want it back?',
    restore: 'Restore it',
    discard: 'Discard it',
  },
  conflict: {
    text: {
      self: 'You changed this in both tabs. Everything else is merged.',
      other: 'Both of you changed this. Everything else is merged.',
    },
    position: (position: number, count: number) => `${position} of ${count}.`,
    theirs: { self: 'Saved in the other tab', by: (name: string) => `Saved by ${name}`, someone: 'Saved' },
    mine: { self: 'In this tab', other: 'Yours' },
    someone: 'Someone else',
    none: 'Not given',
    imagesLabel: 'Images',
    images: (count: number, captions: string) => `${count} image(s)${captions ? `: ${captions}` : ''}`,
    overwrite: 'Use mine',
    take: { self: 'Use the saved one', other: 'Use theirs' },
    keep: 'Keep editing',
    kept: {
      self: 'Your changes in the other tab are kept, too.',
      by: (name: string) => `The changes by ${name} are kept, too.`,
      someone: 'The changes that were saved in the meantime are kept, too.',
    },
    loaded: 'The saved version is shown.',
  },
} as const
