/** The property editor (docs/product/property-editor.md#property-editor). */
export const propertyCopy = {
  addTitle: 'Add Property',
  editTitle: 'Edit Property',
  loading: 'Loading property',
  notFound: 'Property Not Found',
  notFoundText: 'This property does not exist. Someone may have deleted it.',
  basics: 'Basic Information',
  details: 'Property Details',
  images: 'Property Images',
  none: 'Not given',
  onSite: 'View on the site',
  hints: {
    noUnits: 'A building with units, which you add after saving. For one house, choose "Single Family".',
    hidesUnits: (count: number) =>
      `The site shows units of a building only. ${count === 1 ? 'Its unit stays' : `Its ${count} units stay`} stored, hidden from visitors.`,
    features: 'Separate features with commas.',
    bathrooms: 'Half baths are fine, for example 2.5.',
    youtubeUrl: 'A link to a video tour.',
    featured: 'Featured properties have a badge and are listed first.',
  },
  card: {
    heading: 'How visitors will see the card',
    see: 'Preview the card',
    untitled: 'No title yet',
  },
  save: { new: 'Create Property', existing: 'Update Property' },
  validationTitle: 'Validation Error',
  validation: 'Title and description are required',
  created: 'Property created successfully',
  updated: 'Property updated successfully',
  failed: 'Failed to save property',
  gone: 'Someone deleted this property. Restore it from "Recently deleted" in another tab, then save again.',
  conflict: {
    self: 'You saved this property in another tab',
    by: (name: string) => `${name} saved this property`,
    someone: 'This property was saved in the meantime',
  },
} as const
