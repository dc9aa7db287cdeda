/** The checklist beside the form (docs/product/property-editor.md#before-publishing). */
export const checklistCopy = {
  title: 'Before publishing',
  open: (count: number) =>
    count === 0 ? 'Everything that renters look for is here.' : 'Renters look for these. You can publish without them.',
  done: '(done)',
  photos: (count: number) => `At least 6 photos (${count} so far)`,
  items: {
    kitchen: 'A photo of the kitchen, named in its caption or description',
    bathroom: 'A photo of the bathroom, named in its caption or description',
    descriptions: 'A description of each image',
    facts: 'What renters ask about: pets, laundry, cooling, parking, size',
    floorPlan: 'A floor plan',
    listing: 'The link to its listing',
    availability: 'When it is available',
  },
} as const
