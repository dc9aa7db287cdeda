import * as z from 'zod/mini'
import { unitIdSchema } from '../id.ts'
import { limits } from '../limits.ts'
import { availabilityFields, availabilityInputSchema } from './availability.ts'
import { propertySchema } from './property.ts'
import { unitSchema } from './unit.ts'

/** Availability to save. Absent fields are cleared. */
const availabilityEntrySchema = z.strictObject({
  availability: availabilityFields.availability,
  availableFrom: availabilityFields.availableFrom,
  /** The version that the caller read. The save is refused if it is outdated; without it the last save wins. */
  version: z.optional(z.int()),
  /** An earlier confirmation, to undo a change. Without it the save confirms the availability now. */
  availabilityConfirmedAt: z.optional(
    availabilityInputSchema.shape.availabilityConfirmedAt.check(
      z.refine((time) => time === null || Date.parse(time) <= Date.now(), 'Must not be in the future'),
    ),
  ),
})

/** Body of a save of the availability of a property and its units, all or nothing. */
export const availabilityChangeSchema = z
  .strictObject({
    property: z.optional(availabilityEntrySchema),
    units: z.optional(
      z.array(z.extend(availabilityEntrySchema, { id: unitIdSchema })).check(z.maxLength(limits.unitsPerTransaction)),
    ),
  })
  .check(
    z.refine(({ property, units = [] }) => property !== undefined || units.length > 0, 'Nothing to save'),
    z.refine(({ units = [] }) => new Set(units.map(({ id }) => id)).size === units.length, 'A unit is named twice'),
  )
export type AvailabilityChange = z.infer<typeof availabilityChangeSchema>

/** The property and its units after the save. */
export const savedAvailabilitySchema = z.object({ property: propertySchema, units: z.array(unitSchema) })
