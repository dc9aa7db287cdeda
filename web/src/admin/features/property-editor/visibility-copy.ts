/** Who can see a property (docs/product/property-editor.md#visibility). */
export const visibilityCopy = {
  heading: 'Who can see it',
  options: {
    published: 'Everybody',
    draft: 'Only the family (draft)',
    planned: 'Everybody, from a date and time on',
  },
  hints: {
    published: 'It is on the site a moment after you save.',
    draft: 'Visitors find nothing of it. You can work on it as long as you like.',
    planned: 'Until then it is for the family alone. It appears by itself, within a minute of its time.',
  },
  zone: (name: string) => `${name}.`,
  hasPassed: 'This time has passed: it is public as soon as you save.',
} as const
