/** Pictures of a property or a unit in their editor (docs/product/property-editor.md#property-editor). */
export const imagesCopy = {
  upload: 'Upload Images',
  empty: 'No images yet. Upload the first one.',
  list: 'Images, in the order they are shown',
  primary: 'Primary',
  setPrimary: 'Set as Primary',
  named: (position: number, caption: string) => (caption ? `image ${position}, ${caption}` : `image ${position}`),
  setPrimaryNamed: (name: string) => `Set as Primary: ${name}`,
  remove: (name: string) => `Remove ${name}`,
  caption: (position: number) => `Caption of image ${position}`,
  captionLabel: 'Caption',
  alt: (position: number) => `What can be seen in image ${position}, for people who cannot see it`,
  altLabel: 'What can be seen? For people who cannot see it',
  altMissing: (count: number, all: number) =>
    count === all
      ? 'No picture has words yet for people who cannot see it.'
      : `${count} of ${all} pictures ${count === 1 ? 'has' : 'have'} no words yet for people who cannot see ${count === 1 ? 'it' : 'them'}.`,
  altHelp: 'A few words each help them, and search engines. You can save without.',
  refused: 'This picture cannot be used and will not be saved.',
  refusedSay: (position: number, reason: string) => `Image ${position} cannot be used. ${reason}`,
  leftOut: (count: number) =>
    count === 1
      ? 'One picture could not be used and was left out.'
      : `${count} pictures could not be used and were left out.`,
  crop: 'Crop',
  cropNamed: (name: string) => `Crop ${name}`,
  replace: 'Replace',
  replaceNamed: (name: string) => `Replace ${name}`,
  replaceTitle: (position: number) => `Replace image ${position}`,
  replaceHint: 'Caption, words and place stay.',
  replaced: (position: number) => `Image ${position} is replaced. Save to keep it.`,
  photo: 'Take a photo',
  captionHint: 'Caption (optional)',
  moved: (position: number, total: number) => `Moved to place ${position} of ${total}`,
  becamePrimary: (position: number) => `Image ${position} is primary now`,
  picked: (position: number) => `Picked up image ${position}`,
  over: (position: number) => `Place ${position}`,
  dropped: (position: number) => `Put down at place ${position}`,
  deleted: 'Image deleted successfully',
  deleteFailed: 'Failed to delete image',
  uploaded: (count: number) => `${count} image(s) uploaded successfully`,
  full: (most: number) => `There is room for ${most} images.`,
} as const

/** Moving and removing several at once. */
export const bulkActionsCopy = {
  begin: 'Select several',
  end: 'Done selecting',
  bar: 'Selected images',
  one: (name: string) => `Select ${name}`,
  all: 'Select all',
  count: (count: number) => (count === 0 ? 'Tick the images to move or remove.' : `${count} selected`),
  place: 'Move to',
  top: 'the top',
  before: (name: string) => `before ${name}`,
  atEnd: 'the end',
  move: 'Move',
  moved: (count: number) => (count === 1 ? '1 image is moved.' : `${count} images are moved.`),
  remove: 'Remove',
  removed: (count: number) =>
    count === 1 ? '1 image will be removed when you save.' : `${count} images will be removed when you save.`,
  undo: 'Undo',
  undone: 'They are back.',
} as const

/** The point that stays in sight wherever a picture is cut. */
export const focusCopy = {
  title: 'What must stay in sight?',
  text: 'Pictures are cut to fit their places. Tap what matters most, or move the mark with the arrow keys.',
  target: 'The point to keep in sight',
  at: (x: number, y: number) => `${x} % from the left, ${y} % from the top`,
  middle: 'The middle is kept.',
  reset: 'Keep the middle',
  done: 'Done',
  previews: { card: 'On cards', phone: 'Large, on a phone', wide: 'Large, on a computer', shared: 'When shared' },
} as const
