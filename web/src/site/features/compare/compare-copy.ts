export const compareCopy = {
  description:
    'Homes to rent in Intown Atlanta and East Dallas, side by side: place, type, bedrooms, bathrooms and size.',
  loading: 'Loading comparison',
  /** For visitors without JavaScript who open a shared comparison. */
  withoutScript:
    'A comparison that was shared with you needs JavaScript. Without it, all homes can be read on their own:',
  emptyTitle: 'No Properties to Compare',
  emptyText: 'Add at least 2 properties to compare their features side-by-side.',
  browse: 'Browse Properties',
  title: 'Property Comparison',
  intro: (count: number) => `Compare ${count} properties side-by-side`,
  clearAll: 'Clear All',
  remove: (title: string) => `Remove ${title} from comparison`,
  region: 'Compared properties',
  availability: 'Availability',
  location: 'Location',
  type: 'Type',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  squareFeet: 'Square Feet',
  missing: 'N/A',
  viewDetails: 'View Details',
  featured: 'Featured',
  differs: 'differs',
  differences: (rows: readonly string[]) =>
    rows.length ? `They differ in ${new Intl.ListFormat('en-US').format(rows)}.` : 'They are alike in all of these.',
} as const
