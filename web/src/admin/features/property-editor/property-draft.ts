import * as z from 'zod/mini'
import { draftStore } from '../../editor/draft-store.ts'
import { editedImageSchema } from '../../editor/images/image-list.ts'
import { propertyValuesSchema } from './property-values.ts'

const draftSchema = z.object({
  values: propertyValuesSchema,
  images: z.array(editedImageSchema),
  /** Of the property that was being changed: somebody may have saved since. */
  version: z.optional(z.number()),
})
export type PropertyDraft = z.infer<typeof draftSchema>

/** Draft of one property's editor; `new` of the one that does not exist yet. */
export const propertyDraft = (id = 'new') => draftStore(`property.${id}`, draftSchema)
