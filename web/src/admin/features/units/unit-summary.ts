import type { FieldErrors } from 'react-hook-form'
import type { FieldProblem } from '../../editor/error-summary.tsx'
import { unitFieldId, unitFields } from './unit-problems.ts'
import type { UnitValues } from './unit-values.ts'

/** What is wrong, in the order of the form. */
export function unitProblems(errors: FieldErrors<UnitValues>): FieldProblem[] {
  return unitFields.flatMap((field) => {
    const text = errors[field]?.message
    return text ? [{ fieldId: unitFieldId(field), text }] : []
  })
}
