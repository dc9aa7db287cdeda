import type { Issue } from '@porchlight/contract/error'
import { propertyFieldsSchema } from '@porchlight/contract/property'
import { editorCopy } from './property-copy.ts'
import { fieldsOf, type PropertyValues } from './property-values.ts'

export type PropertyField = keyof PropertyValues

/** In the order of the form. */
export const propertyFields: readonly PropertyField[] = [
  'title',
  'description',
  'location',
  'propertyType',
  'address',
  'bedrooms',
  'bathrooms',
  'squareFeet',
  'architecturalStyle',
  'features',
  'youtubeUrl',
  'featured',
]
export type Problems = Partial<Record<PropertyField, string>>

/** What keeps these values from being saved, by the contract's own rules; empty when nothing does. */
export function problemsOf(values: PropertyValues): Problems {
  const { error } = propertyFieldsSchema.safeParse(fieldsOf(values))
  const problems: Problems = {}
  for (const { path } of error?.issues ?? []) {
    const field = fieldNamed(String(path[0]))
    if (field) problems[field] = words(field, values)
  }
  return problems
}

/** The fields that a refusal of the server names, and in `rest` what has no field here, pictures mostly. */
export function serverProblems(issues: readonly Issue[], values: PropertyValues) {
  const fields: { field: PropertyField; message: string }[] = []
  const rest: string[] = []
  for (const issue of issues) {
    const [area, name = ''] = issue.path.split('.')
    const field = area === 'property' ? fieldNamed(name) : undefined
    if (field) fields.push({ field, message: values[field] === '' ? words(field, values) : issue.message })
    else rest.push(restWords(issue))
  }
  return { fields, rest }
}

/** True when title or description is missing, which has a toast of its own (docs/product.md#input). */
export function lacksRequired({ title, description }: PropertyValues): boolean {
  return title.trim() === '' || description.trim() === ''
}

function words(field: PropertyField, values: PropertyValues): string {
  if (field === 'title' && values.title.trim() === '') return editorCopy.titleRequired
  if (field === 'description' && values.description.trim() !== '') return editorCopy.descriptionTooLong
  return editorCopy.problems[field]
}

/** `images.2.url` is the third picture. */
function restWords({ path, message }: Issue): string {
  const position = /^images\.(\d+)/.exec(path)?.[1]
  return position === undefined ? message : `Image ${Number(position) + 1}: ${message}`
}

function fieldNamed(name: string): PropertyField | undefined {
  return propertyFields.find((field) => field === name)
}
