import type { Property, PropertyFields } from '@porchlight/contract/properties/property'
import * as z from 'zod/mini'
import { formatTime, localTime, timeOf } from '../../business-time.ts'
import { visibilityOf } from '../../visibility.ts'
import { visibilityCopy } from './visibility-copy.ts'

export const choices = ['published', 'draft', 'planned'] as const

/** Who can see a property as it stands in the controls of its form; `publishAt` as the clocks of the business show it. */
export const visibilityValues = {
  status: z._default(z.enum(choices), 'published'),
  publishAt: z._default(z.string(), ''),
}
type VisibilityValues = z.infer<z.ZodMiniObject<typeof visibilityValues>>

/** A time that has passed by `now` (epoch ms) says nothing any more. */
export function visibilityValuesOf(stored: Pick<Property, 'status' | 'publishAt'>, now = Date.now()): VisibilityValues {
  const status = visibilityOf(stored, now)
  const { publishAt } = stored
  return { status, publishAt: publishAt && status !== 'published' ? localTime(Date.parse(publishAt)) : '' }
}

/** As they are sent: nothing is said of what everybody may see at once. */
export function visibilityFields({
  status,
  publishAt,
}: VisibilityValues): Pick<PropertyFields, 'status' | 'publishAt'> {
  if (status === 'published') return {}
  if (status === 'planned') return { publishAt: timeOf(publishAt) }
  return { status, ...(publishAt && { publishAt: timeOf(publishAt) }) }
}

/** As people read it; empty when nothing is given. */
export function shownVisibility(field: keyof VisibilityValues, { status, publishAt }: VisibilityValues): string {
  if (field === 'status') return visibilityCopy.options[status]
  return publishAt && status === 'planned' ? formatTime(timeOf(publishAt)) : ''
}
