/** Who can see a property (docs/product/property-editor.md#visibility). */
export const visibilityCopy = {
  heading: 'Who can see it',
  options: {
    published: 'Everyone',
    draft: 'Only the family (draft)',
    planned: 'Everyone, starting on a date',
  },
  hints: {
    published: 'It appears on the site shortly after you save.',
    draft: "Visitors can't see it. You can work on it as long as you like.",
    planned: 'Until then only the family can see it. It appears automatically, within a minute of that time.',
  },
  changed: {
    published: 'It is on the site now.',
    removed: 'It is no longer on the site.',
    draft: 'Only the family can see it.',
    planned: (time: string) => `It appears on the site on ${time}.`,
  },
  zone: (name: string) => `${name}.`,
  hasPassed: 'This time has passed. It becomes public as soon as you save.',
} as const
