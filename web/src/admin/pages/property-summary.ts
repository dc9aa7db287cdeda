import type { FieldErrors } from 'react-hook-form'
import { fieldId } from '../features/property-form/field-ids.ts'
import { propertyFields } from '../features/property-form/property-problems.ts'
import type { PropertyValues } from '../features/property-form/property-values.ts'
import type { FieldProblem } from '../ui/error-summary.tsx'

/** What is wrong, in the order of the form. */
export function fieldProblems(errors: FieldErrors<PropertyValues>): FieldProblem[] {
  return propertyFields.flatMap((field) => {
    const text = errors[field]?.message
    return text ? [{ fieldId: fieldId(field), text }] : []
  })
}
