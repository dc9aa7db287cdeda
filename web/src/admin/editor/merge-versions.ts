import type { FieldValues, Path } from 'react-hook-form'
import * as z from 'zod/mini'
import { type Difference, summarizeImages, type Version } from './differences.ts'
import type { FormConfig } from './editor-config.ts'
import { editorCopy } from './editor-copy.ts'
import { hasKey, type ImageList, imageInputs, normalizeImages, rebaseImages } from './images/image-list.ts'

/** As loaded, as saved since, and as in the form. */
interface Versions<V extends FieldValues> {
  origin: Version<V>
  theirs: Version<V>
  mine: Version<V>
}

/** `fields` is empty for images. */
export interface Question<V extends FieldValues> extends Difference {
  fields: readonly Path<V>[]
}

/** Takes changes of one side. `questions` are what both sides changed; `merged` has the form's version of it. */
export function mergeVersions<V extends FieldValues>(
  config: FormConfig<V>,
  versions: Versions<V>,
): { merged: Version<V>; questions: Question<V>[] } {
  const { origin, theirs, mine } = versions
  const theirFields: Path<V>[] = []
  const questions: Question<V>[] = []
  for (const fields of groupsOf(config)) {
    const [before, saved, typed] = [origin, theirs, mine].map(({ values }) => {
      const sent = config.fieldsOf(values)
      return JSON.stringify(fields.map((field) => sent[field] ?? null))
    })
    if (typed === before || typed === saved) theirFields.push(...fields)
    else if (saved !== before) questions.push(questionOf(config, fields, versions))
  }
  const images = mergeImages(origin.images, theirs.images, mine.images)
  if (!images) questions.push(imageQuestion(versions))
  return {
    merged: {
      values: withTheirs(config, mine.values, theirs.values, theirFields),
      images: images ?? rebaseImages(mine.images, theirs.images),
    },
    questions,
  }
}

/** Returns a merged version with the saved answer to a question. New images stay. */
export function answeredWithTheirs<V extends FieldValues>(
  config: FormConfig<V>,
  merged: Version<V>,
  theirs: Version<V>,
  { fields }: Question<V>,
): Version<V> {
  const isNew = ({ id, key }: ImageList[number]) => id === undefined && !hasKey(theirs.images, key)
  if (fields.length === 0)
    return { ...merged, images: normalizeImages([...theirs.images, ...merged.images.filter(isNew)]) }
  return { ...merged, values: withTheirs(config, merged.values, theirs.values, fields) }
}

function groupsOf<V extends FieldValues>({ fields, linkedFields }: FormConfig<V>): (readonly Path<V>[])[] {
  return fields.flatMap((field) => {
    const group = linkedFields.find((linked) => linked.includes(field)) ?? [field]
    return group[0] === field ? [group] : []
  })
}

function withTheirs<V extends FieldValues>(config: FormConfig<V>, mine: V, theirs: V, fields: readonly string[]): V {
  const theirFields = Object.entries(theirs).filter(([name]) => fields.includes(name))
  return z.parse(config.valuesSchema, { ...mine, ...Object.fromEntries(theirFields) })
}

function questionOf<V extends FieldValues>(
  { fieldList, format }: FormConfig<V>,
  fields: readonly Path<V>[],
  { theirs, mine }: Versions<V>,
): Question<V> {
  const textOf = ({ values }: Version<V>) =>
    fields
      .map((field) => format(field, values))
      .filter(Boolean)
      .join(', ') || editorCopy.conflict.none
  const label = fields.map((field) => fieldList[field].label).join(', ')
  return { fields, label, theirs: textOf(theirs), mine: textOf(mine) }
}

const imageQuestion = <V extends FieldValues>({ theirs, mine }: Versions<V>): Question<V> => ({
  fields: [],
  label: editorCopy.conflict.imagesLabel,
  theirs: summarizeImages(theirs.images),
  mine: summarizeImages(mine.images),
})

/** Undefined if both sides changed images that remain. */
function mergeImages(origin: ImageList, theirs: ImageList, mine: ImageList): ImageList | undefined {
  const isAdded = ({ key }: ImageList[number]) => !hasKey(origin, key)
  const unchangedIn = (images: ImageList) => textOf(images.filter((image) => !isAdded(image)))
  const remaining = normalizeImages(origin.filter(({ key }) => hasKey(theirs, key)))
  const [before, saved, typed] = [origin, theirs, mine].map(textOf)
  if (typed === before || typed === saved) return theirs
  if (unchangedIn(theirs) === textOf(remaining)) return rebaseImages(mine, theirs)
  return unchangedIn(mine) === before ? normalizeImages([...theirs, ...mine.filter(isAdded)]) : undefined
}

const textOf = (images: ImageList) => JSON.stringify(imageInputs(images))
