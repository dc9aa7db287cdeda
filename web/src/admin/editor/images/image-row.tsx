import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { limits } from '@porchlight/contract/limits'
import { Badge } from '../../../shared/ui/badge.tsx'
import { CardPicture } from '../../../shared/ui/card-picture.tsx'
import { controlStyles } from '../../../shared/ui/field.tsx'
import { AdminIcon } from '../../ui/admin-icon.tsx'
import { PictureButton } from '../../ui/picture-button.tsx'
import type { EditedImage } from './image-list.ts'
import { imagesCopy } from './images-copy.ts'
import { NewPicture } from './new-picture.tsx'

interface ImageRowProps {
  image: EditedImage
  /** Of a new picture that was uploaded since the page was opened. */
  file: Blob | undefined
  /** From 1. */
  position: number
  total: number
  /** Being deleted. */
  busy: boolean
  onCaption: (caption: string) => void
  onPrimary: () => void
  /** One place earlier (-1) or later (1). */
  onMove: (step: -1 | 1) => void
  onRemove: () => void
}

const pictureStyles = 'w-24 shrink-0 rounded-md sm:w-32'

export function ImageRow(props: ImageRowProps) {
  const { image, file, position, total, busy, onCaption, onPrimary, onMove, onRemove } = props
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: image.key,
  })
  const name = imagesCopy.named(position, image.caption)
  return (
    <li
      ref={setNodeRef}
      id={rowId(image.key)}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={`flex flex-wrap items-start gap-x-3 gap-y-2 bg-paper py-3 sm:flex-nowrap ${isDragging ? 'relative z-10 shadow-lift' : ''} ${busy ? 'opacity-50' : ''}`}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        aria-label={imagesCopy.drag(name)}
        className="-ml-2 grid size-touch shrink-0 cursor-grab touch-none place-items-center self-center text-ink-soft hover:text-ink"
      >
        <AdminIcon name="grip" />
      </button>
      {image.id === undefined ? (
        <NewPicture url={image.url} file={file} alt={image.caption} className={pictureStyles} />
      ) : (
        <CardPicture picture={{ imageUrl: image.url }} alt={image.caption} sizes="8rem" className={pictureStyles} />
      )}
      <div className="grid min-w-0 grow gap-2 max-sm:order-last max-sm:w-full">
        <input
          value={image.caption}
          maxLength={limits.caption}
          placeholder={imagesCopy.captionHint}
          aria-label={imagesCopy.caption(position)}
          onChange={(event) => onCaption(event.target.value)}
          className={controlStyles}
        />
        <div tabIndex={-1} className="flex min-h-touch items-center justify-self-start">
          {image.isPrimary ? (
            <Badge tone="lamp">{imagesCopy.primary}</Badge>
          ) : (
            <button
              type="button"
              aria-label={imagesCopy.setPrimaryNamed(name)}
              onClick={({ currentTarget }) => {
                // the button gives way to the badge, which stands in the same place
                currentTarget.parentElement?.focus()
                onPrimary()
              }}
              className="inline-flex min-h-touch items-center gap-2 text-sm font-semibold text-brick underline-offset-4 hover:underline"
            >
              <AdminIcon name="star" className="size-4" />
              {imagesCopy.setPrimary}
            </button>
          )}
        </div>
      </div>
      <div className="flex shrink-0 max-sm:ml-auto">
        <PictureButton label={imagesCopy.earlier(name)} off={position === 1} onClick={() => onMove(-1)}>
          <AdminIcon name="up" />
        </PictureButton>
        <PictureButton label={imagesCopy.later(name)} off={position === total} onClick={() => onMove(1)}>
          <AdminIcon name="down" />
        </PictureButton>
        <PictureButton label={imagesCopy.remove(name)} off={busy} onClick={onRemove}>
          <AdminIcon name="trash" />
        </PictureButton>
      </div>
    </li>
  )
}

const rowId = (key: string) => `image-${key}`

/**
 * Before a picture goes: the focus in its row goes on to the button that removes its neighbour, so that one after
 * another can be removed. `otherwise` gets it when there is no neighbour.
 */
export function passFocusOn(key: string, otherwise: HTMLElement | null): void {
  const row = document.getElementById(rowId(key))
  if (!row?.contains(document.activeElement)) return
  const neighbour = row.nextElementSibling ?? row.previousElementSibling
  const target = [...(neighbour?.querySelectorAll('button') ?? [])].at(-1) ?? otherwise
  target?.focus()
}
