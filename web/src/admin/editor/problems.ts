import type { Issue } from '@porchlight/contract/error'
import type { ImageInput } from '@porchlight/contract/images/image'
import { type FieldErrors, type FieldValues, type Path, type Resolver, set } from 'react-hook-form'
import { hasStatus } from '../../shared/api/api-error.ts'
import { issuesOf, messageOf } from '../api/error-issues.ts'
import { controlId, type FormConfig } from './editor-config.ts'
import { editorCopy } from './editor-copy.ts'

/** Returns messages by field. `unread` names fields whose controls hold invalid input and so have an empty value. */
export function problemsOf<V extends FieldValues>(
  config: FormConfig<V>,
  values: V,
  unread: readonly string[] = [],
): Map<Path<V>, string> {
  const { error } = config.fieldsSchema.safeParse(config.fieldsOf(values))
  const wrong = new Set([...unread, ...(error?.issues.map(({ path }) => path[0]) ?? [])])
  const problems = config.fields
    .filter((field) => wrong.has(field))
    .map((field) => [field, problemOf(config, field, values)] as const)
  return new Map(problems)
}

const problemOf = <V extends FieldValues>(config: FormConfig<V>, field: Path<V>, values: V) =>
  config.fieldList[field].problem(String(values[field]))

/** The ready-made resolvers do not fit, since messages depend on the typed text. */
export const resolverOf =
  <V extends FieldValues>(config: FormConfig<V>): Resolver<V> =>
  (values) => {
    const errors: FieldErrors<V> = {}
    const unread = config.fields.filter((field) => isUnread(config.subject, field))
    const problems = problemsOf(config, values, unread)
    for (const [field, message] of problems) set(errors, field, { type: 'contract', message })
    return problems.size === 0 ? { values, errors: {} } : { values: {}, errors }
  }

/** An impossible date has an empty value. Only its control reports it. */
function isUnread(subject: string, field: string): boolean {
  const control = document.getElementById(controlId(subject, field))
  return control instanceof HTMLInputElement && control.validity.badInput
}

/** Returns messages by field, and in `rest` those without a field, usually of images. */
export function refusalOf<V extends FieldValues>(config: FormConfig<V>, error: Error, values: V) {
  const fields: { field: Path<V>; message: string }[] = []
  const rest: string[] = []
  for (const issue of issuesOf(error)) {
    const [area, part, fact] = issue.path.split('.')
    const name = part === 'facts' ? fact : part
    const field = area === config.subject ? config.fields.find((candidate) => candidate === name) : undefined
    if (field) fields.push({ field, message: values[field] === '' ? problemOf(config, field, values) : issue.message })
    else rest.push(formatOtherIssue(issue))
  }
  if (hasStatus(error, 404)) rest.push(config.messages.gone)
  if (error instanceof TypeError) rest.push(navigator.onLine ? editorCopy.noResponse : editorCopy.offline)
  // For a temporary failure the server has a message of its own.
  const serverMessage = hasStatus(error, 503) ? messageOf(error) : undefined
  return { fields, rest: serverMessage ? [...rest, serverMessage] : rest }
}

/** Returns reasons by image path; undefined if the save was refused for other reasons too. */
export function refusedImages(error: Error, sent: readonly ImageInput[]): Map<string, string> | undefined {
  if (!hasStatus(error, 400)) return undefined
  const reasons = issuesOf(error).map(({ path, message }) => {
    const position = /^images\.(\d+)\.url$/.exec(path)?.[1]
    return [position === undefined ? undefined : sent[Number(position)]?.url, message] as const
  })
  const imageReasons = reasons.flatMap(([url, message]) => (url === undefined ? [] : [[url, message] as const]))
  return imageReasons.length > 0 && imageReasons.length === reasons.length ? new Map(imageReasons) : undefined
}

/** `images.2.url` is the third image. */
function formatOtherIssue({ path, message }: Issue): string {
  const position = /^images\.(\d+)/.exec(path)?.[1]
  return position === undefined ? message : editorCopy.image(Number(position) + 1, message)
}
