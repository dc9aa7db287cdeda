import * as z from 'zod/mini'
import { propertyIdSchema } from '../id.ts'
import { locationSchema } from '../properties/option-schemas.ts'
import { actorSchema } from './history.ts'

/** Days until a deleted property is deleted permanently. */
export const trashDays = 30

export const deletedPropertySchema = z.object({
  id: propertyIdSchema,
  title: z.string(),
  location: locationSchema,
  deletedAt: z.iso.datetime(),
  /** Time of the permanent deletion. */
  goneAt: z.iso.datetime(),
  /** Absent if no person deleted it. */
  by: z.optional(actorSchema),
  /** Placeholder of its image as a data address; the image itself is not served. */
  placeholder: z.optional(z.string()),
})
export type DeletedProperty = z.infer<typeof deletedPropertySchema>
