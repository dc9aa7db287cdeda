/** Property Management (docs/product.md#property-management). */
export const adminPropertiesCopy = {
  title: 'Property Management',
  analytics: 'Analytics',
  hero: 'Hero Images',
  add: 'Add Property',
  list: 'Properties',
  empty: 'No properties yet. Start by adding your first property.',
  addFirst: 'Add Your First Property',
  edit: 'Edit',
  delete: 'Delete',
  deleting: 'Deleting...',
  loading: 'Loading properties',
  confirmDelete: (title: string) => `Are you sure you want to delete "${title}"?`,
  deleted: 'Property deleted successfully',
  deleteFailed: 'Failed to delete property',
  featured: 'Featured',
  units: (count: number) => `${count} ${count === 1 ? 'Unit' : 'Units'}`,
} as const
