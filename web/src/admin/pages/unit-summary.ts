import type { FieldErrors } from 'react-hook-form'
import { unitFieldId, unitFields } from '../features/unit-form/unit-problems.ts'
import type { UnitValues } from '../features/unit-form/unit-values.ts'
import type { FieldProblem } from '../ui/error-summary.tsx'

/** What is wrong, in the order of the form. */
export function unitProblems(errors: FieldErrors<UnitValues>): FieldProblem[] {
  return unitFields.flatMap((field) => {
    const text = errors[field]?.message
    return text ? [{ fieldId: unitFieldId(field), text }] : []
  })
}
