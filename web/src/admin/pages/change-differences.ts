import {
  type ChangeDetail,
  type PastState,
  pastPropertySchema,
  pastUnitSchema,
} from '@porchlight/contract/history/history'
import { propertySchema } from '@porchlight/contract/properties/property'
import * as z from 'zod/mini'
import { formatTime } from '../business-time.ts'
import { type Difference, findDifferences } from '../editor/differences.ts'
import type { FormConfig } from '../editor/editor-config.ts'
import { editorCopy } from '../editor/editor-copy.ts'
import { historyCopy } from '../features/history/history-copy.ts'
import { propertyEditorConfig } from '../features/property-editor/property-editor-config.ts'
import { visibilityValuesOf } from '../features/property-editor/visibility-values.ts'
import { unitEditorConfig } from '../features/units/unit-editor-config.ts'

const { status, publishAt } = propertySchema.shape
/** Stored records have null for absent values. */
const visibilitySchema = z.object({ status: z.catch(status, undefined), publishAt: z.catch(publishAt, undefined) })

/** Formatted as in the editor, without images. */
export function differencesOf(change: ChangeDetail): Difference[] {
  const differences = differencesInFields(change)
  return differences.length > 0 ? differences : confirmationOf(change)
}

/** Shown only if a change has no other differences. */
function confirmationOf({ before, after }: ChangeDetail): Difference[] {
  const { confirmed, never } = historyCopy.detail
  const [theirs, mine] = [before, after].map((state) => {
    const { data } = z.safeParse(confirmedAtSchema, state?.fields.availabilityConfirmedAt)
    return data ? formatTime(data) : never
  })
  return theirs === mine || theirs === undefined || mine === undefined ? [] : [{ label: confirmed, theirs, mine }]
}
const confirmedAtSchema = z.iso.datetime()

function differencesInFields({ of, at, before, after }: ChangeDetail): Difference[] {
  const stored = { id: of.id, createdAt: at, updatedAt: at, version: 0, images: [] }
  if (of.kind === 'property') {
    return compare(propertyEditorConfig, before, after, ({ fields }) => ({
      ...propertyEditorConfig.valuesOf({ ...stored, ...z.parse(pastPropertySchema, fields) }),
      ...visibilityAt(at, fields),
    }))
  }
  if (of.kind === 'hero') return []
  const kind = unitEditorConfig(of.historyId)
  const parents = { propertyId: of.historyId, propertyTitle: of.propertyTitle }
  return compare(kind, before, after, ({ fields }) =>
    kind.valuesOf({ ...stored, ...parents, ...z.parse(pastUnitSchema, fields) }),
  )
}

/** Drops a publication time that had passed. */
function visibilityAt(at: string, fields: PastState['fields']) {
  const { status, publishAt } = z.parse(visibilitySchema, fields)
  return visibilityValuesOf({ status, ...(Date.parse(publishAt ?? '') > Date.parse(at) && { publishAt }) })
}

/** If one version is missing, returns all fields of the other. */
function compare<V extends object>(
  kind: FormConfig<V>,
  before: PastState | undefined,
  after: PastState | undefined,
  valuesOf: (state: PastState) => V,
): Difference[] {
  if (before && after)
    return findDifferences(kind, { values: valuesOf(before), images: [] }, { values: valuesOf(after), images: [] })
  const { none } = editorCopy.conflict
  const state = before ?? after
  const values = state && valuesOf(state)
  return kind.fields.flatMap((field) => {
    const formatted = values && kind.format(field, values)
    if (!formatted) return []
    return { label: kind.fieldList[field].label, theirs: before ? formatted : none, mine: before ? none : formatted }
  })
}
