export const compareCopy = {
  description:
    'Compare rental homes in Intown Atlanta and East Dallas side by side: location, type, bedrooms, bathrooms and size.',
  loading: 'Loading comparison',
  withoutScript:
    'Comparisons need JavaScript, which is off or did not load. Check your connection, then load the page again. You can also view our homes one by one:',
  emptyTitle: 'No Properties to Compare',
  emptyText: 'Add at least 2 properties to compare their features side-by-side.',
  browse: 'Browse Properties',
  title: 'Property Comparison',
  intro: (count: number) => `Compare ${count} properties side-by-side`,
  cut: 'Part of this link is missing. Ask for it again to see every home.',
  gone: (n: number) => (n === 1 ? 'One home is no longer listed.' : `${n} homes are no longer listed.`),
  clearAll: 'Clear All',
  remove: (title: string) => `Remove ${title} from comparison`,
  region: 'Compared properties',
  availability: 'Availability',
  location: 'Location',
  address: 'Address',
  type: 'Type',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  squareFeet: 'Square Feet',
  missing: 'N/A',
  notStated: 'Not stated',
  viewDetails: 'View Details',
  featured: 'Featured',
  differs: 'differs',
  differences: (rows: readonly string[], all: number) =>
    rows.length > 5
      ? `${rows.length} of ${all} details differ`
      : rows.length
        ? `Different: ${new Intl.ListFormat('en-US').format(rows.map((term) => term.toLowerCase()))}`
        : 'No differences',
} as const
