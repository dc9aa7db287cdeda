import type { Property } from '@porchlight/contract/property'
import { ConflictDialog } from '../../editor/conflict-dialog.tsx'
import { editImages, type ImageList } from '../../editor/images/image-list.ts'
import { editorCopy } from './property-copy.ts'
import { differences } from './property-differences.ts'
import { type PropertyValues, valuesOf } from './property-values.ts'

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
