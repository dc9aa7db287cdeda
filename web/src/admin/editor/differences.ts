import type { FieldValues } from 'react-hook-form'
import { editorCopy } from './editor-copy.ts'
import type { EditorConfig } from './editor-kind.ts'
import { displayedImages, type ImageList } from './images/image-list.ts'

export interface Difference {
  label: string
  theirs: string
  mine: string
}

interface Version<V extends FieldValues> {
  values: V
  images: ImageList
}

/** What would be saved differently, in the order of the form and with the pictures last, as people read it. */
export function differences<V extends FieldValues>(
  kind: Pick<EditorConfig<V, never, never>, 'fields' | 'fieldList' | 'fieldsOf' | 'shown'>,
  theirs: Version<V>,
  mine: Version<V>,
): Difference[] {
  const { none, imagesLabel } = editorCopy.conflict
  const [a, b] = [kind.fieldsOf(theirs.values), kind.fieldsOf(mine.values)]
  const inFields = kind.fields
    .filter((field) => JSON.stringify(a[field]) !== JSON.stringify(b[field]))
    .map((field) => ({
      label: kind.fieldList[field].label,
      theirs: kind.shown(field, theirs.values) || none,
      mine: kind.shown(field, mine.values) || none,
    }))
  if (JSON.stringify(theirs.images) === JSON.stringify(mine.images)) return inFields
  return [...inFields, { label: imagesLabel, theirs: told(theirs.images), mine: told(mine.images) }]
}

function told(images: ImageList): string {
  const shown = displayedImages(images)
  const said = shown.map(({ caption, alt }) => caption || alt).filter(Boolean)
  return editorCopy.conflict.images(shown.length, said.join(', '))
}
