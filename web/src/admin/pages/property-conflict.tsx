import type { Property } from '@porchlight/contract/property'
import { editorCopy } from '../copy/editor.ts'
import { editImages, type ImageList } from '../features/images/image-list.ts'
import { ConflictDialog } from '../features/property-form/conflict-dialog.tsx'
import { differences } from '../features/property-form/property-differences.ts'
import { type PropertyValues, valuesOf } from '../features/property-form/property-values.ts'

interface PropertyConflictProps {
  theirs: Property
  values: PropertyValues
  images: ImageList
  onOverwrite: () => void
  onTake: () => void
  onClose: () => void
}

/** What somebody else saved beside what this person has, pictures included. */
export function PropertyConflict({ theirs, values, images, onOverwrite, onTake, onClose }: PropertyConflictProps) {
  const stored = editImages(theirs.images)
  const inImages = JSON.stringify(stored) === JSON.stringify(images) ? [] : [imageDifference(stored, images)]
  return (
    <ConflictDialog
      differences={[...differences(valuesOf(theirs), values), ...inImages]}
      onOverwrite={onOverwrite}
      onTake={onTake}
      onKeep={onClose}
    />
  )
}

function imageDifference(theirs: ImageList, mine: ImageList) {
  return { label: editorCopy.labels.images, theirs: told(theirs), mine: told(mine) }
}

function told(images: ImageList): string {
  const captions = images.map(({ caption }) => caption).filter(Boolean)
  return editorCopy.conflict.images(images.length, captions.join(', '))
}
