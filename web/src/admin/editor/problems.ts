import type { Issue } from '@porchlight/contract/error'
import type { ImageInput } from '@porchlight/contract/images/image'
import { type FieldErrors, type FieldValues, get, type Path, type Resolver, set } from 'react-hook-form'
import { hasStatus } from '../../shared/api/api-error.ts'
import { issuesOf, messageOf } from '../api/error-issues.ts'
import { editorCopy } from './editor-copy.ts'
import type { EditorConfig } from './editor-kind.ts'

type Checked<V extends FieldValues> = Pick<
  EditorConfig<V, never, never>,
  'subject' | 'fields' | 'fieldList' | 'fieldsOf' | 'fieldsSchema'
>

/**
 * What keeps these values from being saved, by the contract's own rules; empty when nothing does. `unread`: fields
 * whose controls hold what is no value.
 */
export function problemsOf<V extends FieldValues>(
  kind: Checked<V>,
  values: V,
  unread: readonly string[] = [],
): Map<Path<V>, string> {
  const { error } = kind.fieldsSchema.safeParse(kind.fieldsOf(values))
  const wrong = new Set([...unread, ...(error?.issues.map(({ path }) => path[0]) ?? [])])
  const problems = kind.fields
    .filter((field) => wrong.has(field))
    .map((field) => [field, problemOf(kind, field, values)] as const)
  return new Map(problems)
}

const problemOf = <V extends FieldValues>(kind: Checked<V>, field: Path<V>, values: V) =>
  kind.fieldList[field].problem(String(values[field]))

/**
 * Has react-hook-form check by the contract. None of its ready-made resolvers serves: what is wrong is told in words
 * that depend on what was typed, not on what that was read as.
 */
export const resolverOf =
  <V extends FieldValues>(kind: Checked<V>): Resolver<V> =>
  (values, _, { fields }) => {
    const errors: FieldErrors<V> = {}
    const problems = problemsOf(
      kind,
      values,
      kind.fields.filter((field) => isUnread(get(fields, field))),
    )
    for (const [field, message] of problems) set(errors, field, { type: 'contract', message })
    return problems.size === 0 ? { values, errors: {} } : { values: {}, errors }
  }

/** A date of which a part is missing, or that does not exist, has an empty value: only its control knows of it. */
const isUnread = (field: unknown) =>
  typeof field === 'object' &&
  field !== null &&
  'ref' in field &&
  field.ref instanceof HTMLInputElement &&
  field.ref.validity.badInput

/** Why the server refused a save: the fields that it names, and in `rest` what has no field here, pictures mostly. */
export function refusalOf<V extends FieldValues>(
  kind: Checked<V> & { words: { gone: string } },
  error: Error,
  values: V,
) {
  const fields: { field: Path<V>; message: string }[] = []
  const rest: string[] = []
  for (const issue of issuesOf(error)) {
    const [area, name] = issue.path.split('.')
    const field = area === kind.subject ? kind.fields.find((known) => known === name) : undefined
    if (field) fields.push({ field, message: values[field] === '' ? problemOf(kind, field, values) : issue.message })
    else rest.push(restWords(issue))
  }
  if (hasStatus(error, 404)) rest.push(kind.words.gone)
  // what passes is told in the server's words
  const said = hasStatus(error, 503) ? messageOf(error) : undefined
  return { fields, rest: said ? [...rest, said] : rest }
}

/**
 * Why pictures cannot be used that a save brought, by their paths; undefined when the server refused it for anything
 * else, too.
 */
export function refusedImages(error: Error, sent: readonly ImageInput[]): Map<string, string> | undefined {
  if (!hasStatus(error, 400)) return undefined
  const reasons = issuesOf(error).map(({ path, message }) => {
    const place = /^images\.(\d+)\.url$/.exec(path)?.[1]
    return [place === undefined ? undefined : sent[Number(place)]?.url, message] as const
  })
  const known = reasons.flatMap(([url, message]) => (url === undefined ? [] : [[url, message] as const]))
  return known.length > 0 && known.length === reasons.length ? new Map(known) : undefined
}

/** `images.2.url` is the third picture. */
function restWords({ path, message }: Issue): string {
  const position = /^images\.(\d+)/.exec(path)?.[1]
  return position === undefined ? message : editorCopy.image(Number(position) + 1, message)
}
