import * as z from 'zod/mini'
import { draftStore } from '../../editor/draft-store.ts'
import { editedImageSchema } from '../../editor/images/image-list.ts'
import { unitValuesSchema } from './unit-values.ts'

const draftSchema = z.object({
  /** Left out for a unit that does not exist yet. */
  unitId: z.optional(z.string()),
  values: unitValuesSchema,
  images: z.array(editedImageSchema),
})
export type UnitDraft = z.infer<typeof draftSchema>

/** Draft of the one unit form of a property. */
export const unitDraft = (propertyId: string) => draftStore(`unit.${propertyId}`, draftSchema)
