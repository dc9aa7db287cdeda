import type { Issue } from '@porchlight/contract/error'
import * as z from 'zod/mini'
import en from 'zod/v4/locales/en.js'
import { invalidInput } from '../errors.ts'

// zod/mini has no error messages without a locale.
z.config(en())

/** Returns undefined without a schema. Throws `invalidInput`. */
export function parsePart(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const { success, data, error } = z.safeParse(schema, value)
  const issues = success
    ? invalidValues(data)
    : error.issues.flatMap((issue) =>
        fieldsOf(issue).map((field) => ({ path: field.join('.'), message: issue.message })),
      )
  if (issues.length > 0) throw invalidInput(issues)
  return data
}

/** Unknown keys have a path each. */
const fieldsOf = (issue: z.core.$ZodIssue) =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]

/** Valid JSON may contain what the table cannot store. Walks only what a schema accepted. */
function invalidValues(value: unknown, path: string[] = []): Issue[] {
  const issue = (message: string) => [{ path: path.join('.'), message }]
  if (typeof value === 'string') {
    if (!value.isWellFormed()) return issue('Text contains half of a character')
    return value.includes('\0') ? issue('Text contains a null character') : []
  }
  if (typeof value === 'number') return Math.abs(value) > Number.MAX_SAFE_INTEGER ? issue('Number is too large') : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => invalidValues(child, [...path, key]))
}
