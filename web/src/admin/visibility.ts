import type { Property } from '@porchlight/contract/properties/property'

/** The server omits times that have passed. */
export function visibilityOf({ status, publishAt }: Pick<Property, 'status' | 'publishAt'>) {
  if (status === 'draft') return 'draft'
  return publishAt ? 'planned' : 'published'
}
