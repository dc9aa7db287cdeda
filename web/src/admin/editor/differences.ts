import type { FieldValues } from 'react-hook-form'
import type { FormConfig } from './editor-config.ts'
import { editorCopy } from './editor-copy.ts'
import { displayedImages, type ImageList, imageInputs } from './images/image-list.ts'

export interface Difference {
  label: string
  theirs: string
  mine: string
}

/** Values and images of a form. */
export interface Version<V extends FieldValues> {
  values: V
  images: ImageList
}

/** Returns the fields that differ in form order, images last. */
export function findDifferences<V extends FieldValues>(
  config: FormConfig<V>,
  theirs: Version<V>,
  mine: Version<V>,
): Difference[] {
  const { none, imagesLabel } = editorCopy.conflict
  const [a, b] = [config.fieldsOf(theirs.values), config.fieldsOf(mine.values)]
  const inFields = config.fields
    .filter((field) => JSON.stringify(a[field]) !== JSON.stringify(b[field]))
    .map((field) => ({
      label: config.fieldList[field].label,
      theirs: config.format(field, theirs.values) || none,
      mine: config.format(field, mine.values) || none,
    }))
  if (JSON.stringify(imageInputs(theirs.images)) === JSON.stringify(imageInputs(mine.images))) return inFields
  return [
    ...inFields,
    { label: imagesLabel, theirs: summarizeImages(theirs.images), mine: summarizeImages(mine.images) },
  ]
}

/** The count of images and their texts. */
export function summarizeImages(images: ImageList): string {
  const displayed = displayedImages(images)
  const texts = displayed.map(({ caption, alt }) => caption || alt).filter(Boolean)
  return editorCopy.conflict.images(displayed.length, texts.join(', '))
}
