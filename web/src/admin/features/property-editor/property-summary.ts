import type { FieldErrors } from 'react-hook-form'
import type { FieldProblem } from '../../editor/error-summary.tsx'
import { fieldId } from './field-ids.ts'
import { propertyFields } from './property-problems.ts'
import type { PropertyValues } from './property-values.ts'

/** What is wrong, in the order of the form. */
export function fieldProblems(errors: FieldErrors<PropertyValues>): FieldProblem[] {
  return propertyFields.flatMap((field) => {
    const text = errors[field]?.message
    return text ? [{ fieldId: fieldId(field), text }] : []
  })
}
