import { unitFieldsSchema } from '@porchlight/contract/unit'
import * as z from 'zod/mini'
import { unitAdminCopy } from './unit-copy.ts'
import { fieldsOf, type UnitValues } from './unit-values.ts'

const copy = unitAdminCopy.form
const schema = z.omit(unitFieldsSchema, { propertyId: true })

export type UnitField = keyof UnitValues

/** In the order of the form. */
export const unitFields: readonly UnitField[] = [
  'unitNumber',
  'bedrooms',
  'bathrooms',
  'squareFeet',
  'features',
  'youtubeUrl',
]

/** Id of a field's control: where the summary of errors leads. */
export const unitFieldId = (field: UnitField) => `unit-${field}`

export const unitFieldNamed = (name: string): UnitField | undefined => unitFields.find((field) => field === name)

/** What keeps these values from being saved, by the contract's own rules; empty when nothing does. */
export function problemsOf(values: UnitValues): Partial<Record<UnitField, string>> {
  const { error } = schema.safeParse(fieldsOf(values))
  const problems: Partial<Record<UnitField, string>> = {}
  for (const { path } of error?.issues ?? []) {
    const field = unitFieldNamed(String(path[0]))
    if (field) problems[field] = words(field, values)
  }
  return problems
}

function words(field: UnitField, values: UnitValues): string {
  if (field === 'unitNumber' && values.unitNumber.trim() === '') return copy.required
  if (field === 'bedrooms' || field === 'bathrooms' || field === 'squareFeet') {
    if (/^-\s*[\d.]/.test(values[field].trim())) return copy.negative[field]
  }
  return copy.problems[field]
}
