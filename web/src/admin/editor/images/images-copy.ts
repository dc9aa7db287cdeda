/** The image list of an editor (docs/product/property-editor.md#property-editor). */
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
  alt: (position: number) => `Describe image ${position} for people who can't see it`,
  altLabel: "Describe the image for people who can't see it",
  altMissing: (count: number, all: number) =>
    count === all
      ? 'None of the images has a description yet.'
      : `${count} of ${all} images ${count === 1 ? 'has' : 'have'} no description yet.`,
  altHelp: "A short description helps people who can't see the image, and search engines. You can save without one.",
  refused: 'This image cannot be used and will not be saved.',
  refusedMessage: (position: number, reason: string) => `Image ${position} cannot be used. ${reason}`,
  leftOut: (count: number) =>
    count === 1
      ? 'One image could not be used and was left out.'
      : `${count} images could not be used and were left out.`,
  floorPlan: 'Floor plan',
  floorPlanNamed: (name: string) => `Floor plan: ${name}`,
  crop: 'Crop',
  cropNamed: (name: string) => `Crop ${name}`,
  replace: 'Replace',
  replaceNamed: (name: string) => `Replace ${name}`,
  replaceTitle: (position: number) => `Replace image ${position}`,
  replaceHint: 'Caption, description and position stay the same.',
  replaced: (position: number) => `Image ${position} replaced. Save to keep it.`,
  photo: 'Take a photo',
  captionPlaceholder: 'Caption (optional)',
  moved: (position: number, total: number) => `Moved to position ${position} of ${total}`,
  becamePrimary: (position: number) => `Image ${position} is now primary`,
  picked: (position: number) => `Picked up image ${position}`,
  over: (position: number) => `Position ${position}`,
  dropped: (position: number) => `Dropped at position ${position}`,
  deleted: 'Image deleted successfully',
  deleteFailed: 'Failed to delete image',
  uploaded: (count: number) => `${count} image(s) uploaded successfully`,
  full: (max: number) => `There is room for ${max} images. Remove one to add another.`,
} as const

/** What is wrong with an image, and what to do. It can be saved as it is. */
export const adviceCopy = {
  small: 'This image is small, so it looks soft on a computer. Upload the original from the camera.',
  dark: 'This image is dark. Take it again in daylight, or press Brighten.',
  blurred: 'This image is blurred. Hold the phone still with both hands, and take it again.',
  several: (count: number) => `Show ${count} ways to improve this image.`,
  alike: (name: string) => `This image is nearly the same as ${name}. Remove one of them.`,
  own: (position: number) => `image ${position}`,
  other: (position: number, of: string) => `image ${position} of ${of}`,
  building: 'the building',
  unit: (unitNumber: string) => `Unit ${unitNumber}`,
} as const

/** Steps that change how an image is shown, each with an undo. */
export const editCopy = {
  turn: 'Turn right',
  brighten: 'Brighten',
  undoBrighten: 'Undo brighten',
  named: (step: string, name: string) => `${step}: ${name}`,
  done: {
    turn: (position: number) => `Image ${position} turned. Save to keep it.`,
    brighten: (position: number) => `Image ${position} brightened. Save to keep it.`,
    undoBrighten: (position: number) => `Image ${position} is as bright as before. Save to keep it.`,
  },
  busy: 'Working...',
  failed: 'Failed to edit image',
  preparing: 'This image is being prepared.',
} as const

export const describeCopy = {
  open: 'Describe all images',
  title: 'Describe the images',
  text: {
    mouse: 'Say what each image shows. Press Enter to go to the next one. Save the form to keep the descriptions.',
    touch: 'Say what each image shows. Save the form to keep the descriptions.',
  },
  suggestions: ['Kitchen', 'Living room', 'Bedroom', 'Bathroom', 'Front of the house', 'Yard'],
  use: (text: string, position: number) => `${text}, for image ${position}`,
  done: 'Done',
} as const

export const bulkActionsCopy = {
  begin: 'Select multiple',
  end: 'Done selecting',
  bar: 'Selected images',
  one: (name: string) => `Select ${name}`,
  all: 'Select all',
  count: (count: number) => `${count} selected`,
  moveTo: 'Move to',
  top: 'the top',
  before: (name: string) => `before ${name}`,
  atEnd: 'the end',
  move: 'Move',
  moved: (count: number) => (count === 1 ? '1 image moved.' : `${count} images moved.`),
  remove: 'Remove',
  removed: (count: number) =>
    count === 1 ? '1 image will be removed when you save.' : `${count} images will be removed when you save.`,
  undo: 'Undo',
  undone: 'Restored.',
} as const

export const focusCopy = {
  title: 'What should always be visible?',
  text: {
    mouse: 'Images are cropped to fit. Click what matters most, or use the sliders.',
    touch: 'Images are cropped to fit. Tap what matters most, or use the sliders.',
  },
  target: 'The point to keep visible',
  axes: { x: 'From the left', y: 'From the top' },
  at: (x: number, y: number) => `${x}% from the left, ${y}% from the top`,
  middle: 'The center stays visible.',
  reset: 'Use the center',
  done: 'Done',
  cancel: 'Cancel',
  previews: { card: 'On cards', phone: 'Large, on a phone', wide: 'Large, on a computer', shared: 'When shared' },
} as const
