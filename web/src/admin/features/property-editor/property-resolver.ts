import type { Resolver } from 'react-hook-form'
import { problemsOf } from './property-problems.ts'
import type { PropertyValues } from './property-values.ts'

/** Has react-hook-form check by the contract. */
export const propertyResolver: Resolver<PropertyValues> = (values) => {
  const problems = Object.entries(problemsOf(values))
  if (problems.length === 0) return { values, errors: {} }
  return {
    values: {},
    errors: Object.fromEntries(problems.map(([field, message]) => [field, { type: 'contract', message }])),
  }
}
