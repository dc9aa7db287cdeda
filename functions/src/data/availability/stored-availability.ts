import {
  type availabilityFields,
  type UnitAvailability,
  unitAvailabilitySchema,
} from '@porchlight/contract/properties/availability'
import { type AvailabilityInput, statedAvailability } from '@porchlight/contract/properties/availability-summary'
import * as z from 'zod/mini'
import { unitAvailabilityPrefix } from '../keys.ts'
import { businessDay } from './business-day.ts'

type SentAvailability = z.infer<z.ZodMiniObject<typeof availabilityFields>>

/** Time (ISO 8601) of the confirmation to store; absent if the save itself confirms the availability. */
export type Confirmation = { availabilityConfirmedAt?: string | null | undefined }

/** Absent fields are cleared. Without `availabilityConfirmedAt` the save confirms the availability now. */
export function storedAvailability(fields: SentAvailability & Confirmation) {
  const { availableFrom = null, availabilityConfirmedAt = new Date().toISOString() } = fields
  const availability = statedAvailability(fields)
  return {
    availability,
    availableFrom,
    listingUrl: fields.listingUrl || null,
    availabilityConfirmedAt: availability && availabilityConfirmedAt,
  }
}

/** A change of the availability confirms it. */
export function withChanges<F extends Confirmation, C extends object>(
  { availabilityConfirmedAt, ...stored }: F,
  changed: C,
) {
  const statesAvailability = 'availability' in changed || 'availableFrom' in changed
  const confirmation: Confirmation = statesAvailability ? {} : { availabilityConfirmedAt }
  return { ...stored, ...changed, ...confirmation }
}

const itemSchema = z.record(z.string(), z.unknown())

export const availabilityInputOf = ({
  availability,
  availableFrom,
  availabilityConfirmedAt,
}: UnitAvailability): AvailabilityInput => ({
  availability,
  availableFrom,
  confirmedOn: availabilityConfirmedAt && businessDay(new Date(availabilityConfirmedAt)),
})

const NONE = '-'

/**
 * Returns one text such as "soon 2026-06-01 2026-03-01T12:00:00.000Z"; undefined without availability. Map fields have
 * no order, which would make equal items look different.
 */
export function availabilityText(stored: UnitAvailability): string | undefined {
  const { availability, availableFrom, availabilityConfirmedAt } = stored
  return availability ? [availability, availableFrom ?? NONE, availabilityConfirmedAt ?? NONE].join(' ') : undefined
}

/** In the order of the units' IDs, since attributes have none. Throws for a malformed availability. */
export const parseUnitAvailabilities = (item: unknown): UnitAvailability[] =>
  Object.entries(z.parse(itemSchema, item))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, text]) => {
      if (!name.startsWith(unitAvailabilityPrefix)) return []
      const parts = z.parse(z.string(), text).split(' ')
      const [availability, availableFrom = null, availabilityConfirmedAt = null] = parts.map((part) =>
        part === NONE ? null : part,
      )
      return [z.parse(unitAvailabilitySchema, { availability, availableFrom, availabilityConfirmedAt })]
    })
