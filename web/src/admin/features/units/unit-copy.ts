import { limits } from '@porchlight/contract/limits'
import { statementCopy } from '../../editor/statement-copy.ts'

/** Units of a property as its administrators see them (docs/product.md#units-in-the-editor). */
export const unitCopy = {
  heading: 'Units',
  text: 'Manage individual units within this property',
  add: 'Add Unit',
  list: 'Units of this property',
  loading: 'Loading units',
  empty: 'No units added yet. Click "Add Unit" to get started.',
  failed: 'Failed to fetch units',
  retry: 'Try again',
  named: (unitNumber: string) => `Unit ${unitNumber}`,
  beds: (count: number) => `${count} ${count === 1 ? 'Bed' : 'Beds'}`,
  baths: (count: number) => `${count} ${count === 1 ? 'Bath' : 'Baths'}`,
  squareFeet: (count: number) => (count === 0 ? 'Sq Ft Not available' : `${count.toLocaleString('en-US')} Sq Ft`),
  video: 'Video',
  edit: 'Edit',
  delete: 'Delete',
  deleting: 'Deleting...',
  deletion: {
    title: 'Delete Unit',
    text: 'Are you sure you want to delete this unit? This action cannot be undone.',
    confirm: 'Delete',
    cancel: 'Cancel',
  },
  deleted: 'Unit deleted successfully',
  deleteFailed: 'Failed to delete unit',
  duplicate: {
    button: 'Duplicate',
    title: (unitNumber: string) => `Units like ${unitNumber}`,
    text: 'Each gets the same details and pictures. You can change them afterwards.',
    label: 'New unit numbers',
    hint: 'For example 102, or 102 to 106, or 2A, 2B, 2C.',
    shown: 'New units',
    cancel: 'Cancel',
    add: (count: number) => (count > 1 ? `Add ${count} Units` : 'Add 1 Unit'),
    adding: 'Adding...',
    none: 'Type at least one number',
    taken: (numbers: readonly string[]) =>
      new Set(numbers).size > 1
        ? `There are units ${[numbers.slice(0, -1).join(', '), ...numbers.slice(-1)].join(' and ')} already.`
        : `There is a unit ${numbers[0]} already, or it is in the list twice.`,
    backwards: (range: string) => `In “${range}” the first number is the higher one.`,
    tooMany: (most: number) => `At most ${most} at once, please.`,
    added: (numbers: readonly string[]) =>
      numbers.length === 1 ? `Unit ${numbers[0]} added` : `${numbers.length} units added: ${numbers.join(', ')}`,
    failed: 'Failed to add units',
  },
  draft: {
    heading: 'You were working on a unit',
    /** When the unit is not there any more. */
    gone: 'The unit that you were changing has been deleted since. Do you want what you typed back, for a new one?',
    restoreGone: 'Bring it back as a new unit',
  },
  form: {
    addTitle: 'Add New Unit',
    editTitle: (unitNumber: string) => `Edit Unit ${unitNumber}`,
    back: 'Back to Units',
    images: 'Unit Images',
    labels: {
      unitNumber: 'Unit Number',
      bedrooms: 'Bedrooms',
      bathrooms: 'Bathrooms',
      squareFeet: 'Square Feet',
      features: 'Features',
      youtubeUrl: 'YouTube Video URL',
      ...statementCopy.labels,
    },
    hints: {
      rooms: 'Left empty, it counts as 0.',
      squareFeet: '0 shows as not available; left empty, it is not shown.',
      youtubeUrl: 'A link to a video tour of this unit.',
    },
    problems: {
      unitNumber: `Unit number can have at most ${limits.unitNumber} characters`,
      bedrooms: `Bedrooms must be a whole number, at most ${limits.rooms}`,
      bathrooms: `Bathrooms must be a whole number, at most ${limits.rooms}`,
      squareFeet: `Square Feet must be a whole number, at most ${limits.squareFeet.toLocaleString('en-US')}`,
      features: `Features can have at most ${limits.unitFeatures.toLocaleString('en-US')} characters`,
      youtubeUrl: `YouTube Video URL must be a web address, with at most ${limits.youtubeUrl} characters`,
      ...statementCopy.problems,
    },
    required: 'Unit number is required',
    negative: {
      bedrooms: 'Bedrooms must be 0 or greater',
      bathrooms: 'Bathrooms must be 0 or greater',
      squareFeet: 'Square Feet must be 0 or greater',
    },
    save: { new: 'Create Unit', existing: 'Update Unit' },
    created: 'Unit created successfully',
    updated: 'Unit updated successfully',
    failed: 'Failed to save unit',
    gone: 'This unit, or its property, is not there any more. Somebody may have deleted it.',
    conflict: 'Somebody else saved this unit',
  },
} as const
