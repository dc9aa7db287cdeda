import * as z from 'zod/mini'
import { unitIdSchema } from './id.ts'
import { limits } from './limits.ts'
import { propertyFieldsSchema } from './property.ts'
import { unitFieldsSchema } from './unit.ts'

const version = z.optional(z.int())
const unitFields = z.omit(unitFieldsSchema, { propertyId: true })
const upTo = limits.unitsPerSheet

/**
 * What a spreadsheet changes of one home and of its units (docs/product.md#spreadsheets): the fields that differ and no
 * others, so that what a sheet does not know of stays as it is. New units bring their ids, so that one that is sent twice
 * is not made twice.
 */
export const sheetInputSchema = z.strictObject({
  property: z.optional(z.strictObject({ ...z.partial(propertyFieldsSchema).shape, version })),
  units: z.optional(
    z.array(z.strictObject({ id: unitIdSchema, ...z.partial(unitFields).shape, version })).check(z.maxLength(upTo)),
  ),
  newUnits: z.optional(z.array(z.strictObject({ id: unitIdSchema, ...unitFields.shape })).check(z.maxLength(upTo))),
})
export type SheetInput = z.infer<typeof sheetInputSchema>
