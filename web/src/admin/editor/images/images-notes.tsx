import type { Ref } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import type { ImageList } from './image-list.ts'
import { bulkActionsCopy, describeCopy, imagesCopy } from './images-copy.ts'

interface ImagesNotesProps {
  images: ImageList
  selectButton: Ref<HTMLButtonElement>
  /** Absent while images can be selected. */
  onSelect: (() => void) | undefined
  onDescribe: () => void
}

const linkStyles = 'min-h-touch text-sm font-semibold text-brick underline-offset-4 hover:underline'

/** Shows how many images have no description, and the button that starts a selection. */
export function ImagesNotes({ images, selectButton, onSelect, onDescribe }: ImagesNotesProps) {
  const missing = images.filter(({ alt, problem }) => !alt && !problem).length
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      {missing > 0 && (
        <p className="text-sm text-ink-soft">{`${imagesCopy.altMissing(missing, images.length)} ${imagesCopy.altHelp}`}</p>
      )}
      <button type="button" onClick={onDescribe} className={linkStyles}>
        {describeCopy.open}
      </button>
      {onSelect && images.length > 1 && (
        <button ref={selectButton} type="button" onClick={onSelect} className={linkStyles}>
          {bulkActionsCopy.begin}
        </button>
      )}
    </div>
  )
}

interface RemovedNoteProps {
  count: number
  undoButton: Ref<HTMLButtonElement>
  onUndo: () => void
}

/** It sticks to the lower edge like the bulk actions bar. */
export function RemovedNote({ count, undoButton, onUndo }: RemovedNoteProps) {
  return (
    <div
      data-selection-bar
      className="sticky bottom-(--above-bars) z-10 flex flex-wrap items-center justify-between gap-3 rounded-md border border-rule-strong bg-sheet px-4 py-2 shadow-lift"
    >
      <p role="status" className="text-sm">
        {bulkActionsCopy.removed(count)}
      </p>
      <Button ref={undoButton} variant="outline" onClick={onUndo}>
        {bulkActionsCopy.undo}
      </Button>
    </div>
  )
}
