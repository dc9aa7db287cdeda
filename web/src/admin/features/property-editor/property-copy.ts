/** The property editor (docs/product/property-editor.md#property-editor). */
export const propertyCopy = {
  addTitle: 'Add Property',
  editTitle: 'Edit Property',
  loading: 'Loading property',
  notFound: 'Property Not Found',
  notFoundText: 'This property is not here. Somebody may have deleted it.',
  basics: 'Basic Information',
  details: 'Property Details',
  images: 'Property Images',
  noUnits:
    'Unit management is only available for multifamily properties. This property is configured as single-family.',
  none: 'Not given',
  hints: {
    features: 'Separate features with commas.',
    bathrooms: 'Half steps are possible, 2.5 for example.',
    youtubeUrl: 'A link to a video tour.',
    featured: 'Featured properties carry a badge and are listed first.',
  },
  card: {
    heading: 'As visitors will see its card',
    see: 'See the card',
    untitled: 'No title yet',
  },
  save: { new: 'Create Property', existing: 'Update Property' },
  validationTitle: 'Validation Error',
  validation: 'Title and description are required',
  created: 'Property created successfully',
  updated: 'Property updated successfully',
  failed: 'Failed to save property',
  gone: 'Somebody deleted this property meanwhile. Restore it from "Recently deleted" in another window, then save again.',
  conflict: 'Somebody else saved this property',
} as const
