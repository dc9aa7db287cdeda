import type { Property } from '@porchlight/contract/properties/property'

/** `now` is in epoch ms. */
export function visibilityOf({ status, publishAt }: Pick<Property, 'status' | 'publishAt'>, now = Date.now()) {
  if (status === 'draft') return 'draft'
  return publishAt && Date.parse(publishAt) > now ? 'planned' : 'published'
}
