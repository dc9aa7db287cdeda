import type { PropertyField } from './property-problems.ts'

/** Id of a field's control: where the summary of errors leads. */
export const fieldId = (field: PropertyField) => `property-${field}`
