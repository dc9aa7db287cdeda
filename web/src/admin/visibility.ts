import type { Property } from '@porchlight/contract/properties/property'

/** Who can see a property at a time (epoch ms): everybody, or the family alone, for good or until its time comes. */
export function visibilityOf({ status, publishAt }: Pick<Property, 'status' | 'publishAt'>, now = Date.now()) {
  if (status === 'draft') return 'draft'
  return publishAt && Date.parse(publishAt) > now ? 'planned' : 'published'
}
