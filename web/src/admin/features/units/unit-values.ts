import type { Unit, UnitFields } from '@porchlight/contract/unit'
import * as z from 'zod/mini'
import { numberToText, wholeNumberFromText } from '../../editor/number-text.ts'

/** The fields of the unit form as they stand in its controls. */
export const unitValuesSchema = z.object({
  unitNumber: z.string(),
  bedrooms: z.string(),
  bathrooms: z.string(),
  squareFeet: z.string(),
  features: z.string(),
  youtubeUrl: z.string(),
})
export type UnitValues = z.infer<typeof unitValuesSchema>

export const newUnit: UnitValues = {
  unitNumber: '',
  bedrooms: '',
  bathrooms: '',
  squareFeet: '',
  features: '',
  youtubeUrl: '',
}

export function valuesOf(unit: Unit): UnitValues {
  return {
    unitNumber: unit.unitNumber,
    bedrooms: numberToText(unit.bedrooms),
    bathrooms: numberToText(unit.bathrooms),
    squareFeet: numberToText(unit.squareFeet),
    features: unit.features ?? '',
    youtubeUrl: unit.youtubeUrl ?? '',
  }
}

/** As sent on save (docs/product.md#input): empty rooms are 0, empty square feet and texts null. Not checked yet. */
export function fieldsOf(values: UnitValues): Omit<UnitFields, 'propertyId'> {
  return {
    unitNumber: values.unitNumber.trim(),
    bedrooms: wholeNumberFromText(values.bedrooms, 0),
    bathrooms: wholeNumberFromText(values.bathrooms, 0),
    squareFeet: wholeNumberFromText(values.squareFeet, null),
    features: values.features.trim() || null,
    youtubeUrl: values.youtubeUrl.trim() || null,
  }
}
