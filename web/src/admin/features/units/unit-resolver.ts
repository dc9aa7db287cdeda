import type { Resolver } from 'react-hook-form'
import { problemsOf } from './unit-problems.ts'
import type { UnitValues } from './unit-values.ts'

/** Has react-hook-form check by the contract. */
export const unitResolver: Resolver<UnitValues> = (values) => {
  const problems = Object.entries(problemsOf(values))
  if (problems.length === 0) return { values, errors: {} }
  return {
    values: {},
    errors: Object.fromEntries(problems.map(([field, message]) => [field, { type: 'contract', message }])),
  }
}
