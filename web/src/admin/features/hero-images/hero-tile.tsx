import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { HeroImage } from '@porchlight/contract/hero'
import { CardPicture } from '../../../shared/ui/card-picture.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { AdminIcon } from '../../ui/admin-icon.tsx'
import { PictureButton } from '../../ui/picture-button.tsx'
import { heroAdminCopy } from './hero-copy.ts'

const copy = heroAdminCopy

interface HeroTileProps {
  image: HeroImage
  /** From 1. */
  position: number
  total: number
  deleting: boolean
  /** One place earlier (-1) or later (1). */
  onMove: (step: -1 | 1) => void
  onDelete: () => void
}

/** One hero image: dragged by its picture or its handle, moved by buttons, deleted. */
export function HeroTile({ image, position, total, deleting, onMove, onDelete }: HeroTileProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: image.id,
  })
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      aria-busy={deleting}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={`touch-manipulation overflow-hidden rounded-md border border-rule bg-sheet ${isDragging ? 'relative z-10 shadow-lift' : ''} ${deleting ? 'opacity-50' : ''}`}
    >
      <CardPicture picture={image} alt="" sizes="(min-width:40rem) 24rem,100vw" className="cursor-grab select-none" />
      <div className="flex flex-wrap items-center justify-between gap-x-2 py-1 pr-1 pl-1">
        <div className="flex items-center">
          <button
            ref={setActivatorNodeRef}
            type="button"
            {...attributes}
            aria-label={copy.drag(position)}
            className="grid size-touch shrink-0 cursor-grab place-items-center text-ink-soft hover:text-ink"
          >
            <AdminIcon name="grip" />
          </button>
          <p className="text-sm font-medium">{copy.position(position)}</p>
        </div>
        <div className="flex">
          <PictureButton label={copy.earlier(position)} off={position === 1} onClick={() => onMove(-1)}>
            <Icon name="back" />
          </PictureButton>
          <PictureButton label={copy.later(position)} off={position === total} onClick={() => onMove(1)}>
            <Icon name="arrow" />
          </PictureButton>
          <PictureButton label={copy.remove(position)} off={deleting} onClick={onDelete}>
            <AdminIcon name="trash" />
          </PictureButton>
        </div>
      </div>
    </li>
  )
}
