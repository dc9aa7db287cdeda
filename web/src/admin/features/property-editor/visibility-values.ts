import type { Property } from '@porchlight/contract/properties/property'
import * as z from 'zod/mini'
import { formatTime, localTime, timeOf } from '../../business-time.ts'
import { visibilityOf } from '../../visibility.ts'
import { visibilityCopy } from './visibility-copy.ts'

export const choices = ['published', 'draft', 'planned'] as const

/** `publishAt` is in the business's local time. */
export const visibilityValues = {
  status: z._default(z.enum(choices), 'published'),
  publishAt: z._default(z.string(), ''),
}
type VisibilityValues = z.infer<z.ZodMiniObject<typeof visibilityValues>>
type StoredVisibility = Pick<Property, 'status' | 'publishAt'>

/** The field values of a stored visibility, the time as the site’s zone shows it. */
export function visibilityValuesOf(stored: StoredVisibility): VisibilityValues {
  const { publishAt } = stored
  return { status: visibilityOf(stored), publishAt: publishAt ? localTime(Date.parse(publishAt)) : '' }
}

/** A public property has neither field. */
export function visibilityFields({ status, publishAt }: VisibilityValues) {
  if (status === 'published') return {}
  const time = timeOf(publishAt)
  return status === 'planned' ? { publishAt: time } : { status, ...(time && { publishAt: time }) }
}

/** Returns '' without a value. */
export function formatVisibility(field: keyof VisibilityValues, { status, publishAt }: VisibilityValues): string {
  if (field === 'status') return visibilityCopy.options[status]
  return publishAt && status === 'planned' ? formatTime(timeOf(publishAt)) : ''
}

/** Undefined if a save does not change who can see the property. */
export function visibilityChange(before: StoredVisibility | undefined, saved: StoredVisibility): string | undefined {
  const { changed } = visibilityCopy
  const [was, is] = [before && visibilityOf(before), visibilityOf(saved)]
  if (is === 'planned') {
    const isSameTime = was === 'planned' && before?.publishAt === saved.publishAt
    const time = changed.planned(formatTime(saved.publishAt ?? ''))
    return isSameTime ? undefined : was === 'published' ? `${changed.removed} ${time}` : time
  }
  // People expect that a new property is on the site.
  if (is === was || (was === undefined && is === 'published')) return undefined
  if (is === 'published') return changed.published
  return was === 'published' ? changed.removed : changed.draft
}
