import {
  type ChangeDetail,
  type PastState,
  pastPropertySchema,
  pastUnitSchema,
} from '@porchlight/contract/history/history'
import { propertySchema } from '@porchlight/contract/properties/property'
import * as z from 'zod/mini'
import { type Difference, differences } from '../editor/differences.ts'
import { editorCopy } from '../editor/editor-copy.ts'
import type { EditorConfig } from '../editor/editor-kind.ts'
import { propertyEditorConfig } from '../features/property-editor/property-kind.ts'
import { visibilityValuesOf } from '../features/property-editor/visibility-values.ts'
import { unitEditorConfig } from '../features/units/unit-kind.ts'

const { status, publishAt } = propertySchema.shape
/** Stored with null where nothing is said. */
const visibilitySchema = z.object({ status: z.catch(status, undefined), publishAt: z.catch(publishAt, undefined) })

/** What was said otherwise before and after a change, in the words of the editor; pictures are left out. */
export function differencesOf({ of, at, before, after }: ChangeDetail): Difference[] {
  const stored = { id: of.id, createdAt: at, updatedAt: at, version: 0, images: [] }
  if (of.kind === 'property') {
    return compare(propertyEditorConfig, before, after, ({ fields }) => ({
      ...propertyEditorConfig.valuesOf({ ...stored, ...z.parse(pastPropertySchema, fields) }),
      // what was planned then may have come to pass since
      ...visibilityValuesOf(z.parse(visibilitySchema, fields), Date.parse(at)),
    }))
  }
  if (of.kind === 'hero') return []
  const kind = unitEditorConfig(of.home)
  const parents = { propertyId: of.home, propertyTitle: of.homeTitle }
  return compare(kind, before, after, ({ fields }) =>
    kind.valuesOf({ ...stored, ...parents, ...z.parse(pastUnitSchema, fields) }),
  )
}

/** Where there is nothing before or after, all that the other says. */
function compare<V extends object>(
  kind: Pick<EditorConfig<V, never, never>, 'fields' | 'fieldList' | 'fieldsOf' | 'shown'>,
  before: PastState | undefined,
  after: PastState | undefined,
  valuesOf: (state: PastState) => V,
): Difference[] {
  if (before && after)
    return differences(kind, { values: valuesOf(before), images: [] }, { values: valuesOf(after), images: [] })
  const { none } = editorCopy.conflict
  const state = before ?? after
  const values = state && valuesOf(state)
  return kind.fields.flatMap((field) => {
    const said = values && kind.shown(field, values)
    if (!said) return []
    return { label: kind.fieldList[field].label, theirs: before ? said : none, mine: before ? none : said }
  })
}
