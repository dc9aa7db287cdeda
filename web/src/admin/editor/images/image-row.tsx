import { limits } from '@porchlight/contract/limits'
import { announce } from '../../../shared/ui/announcer.tsx'
import { Badge } from '../../../shared/ui/badge.tsx'
import { CardPicture } from '../../../shared/ui/card-picture.tsx'
import { controlStyles } from '../../../shared/ui/field.tsx'
import { AdminIcon } from '../../ui/admin-icon.tsx'
import { type Sortable, SortableItem } from '../../ui/sortable.tsx'
import { NewPicture } from '../../uploads/new-picture.tsx'
import { captionImage, type EditedImage, type ImageList, makePrimary } from './image-list.ts'
import { imagesCopy } from './images-copy.ts'

interface ImageRowProps {
  list: Sortable
  image: EditedImage
  /** Of a new picture that was uploaded since the page was opened. */
  file: Blob | undefined
  /** From 1. */
  position: number
  /** Being deleted. */
  busy: boolean
  onChange: (step: (images: ImageList) => ImageList) => void
  onRemove: () => void
}

const pictureStyles = 'w-24 shrink-0 rounded-md sm:w-32'

/** A picture of a property or unit with its caption, and whether it is the primary one. */
export function ImageRow({ list, image, file, position, busy, onChange, onRemove }: ImageRowProps) {
  const name = imagesCopy.named(position, image.caption)
  const captioned = (caption: string) => onChange((now) => captionImage(now, image.key, caption))
  const becomePrimary = () => {
    onChange((now) => makePrimary(now, image.key))
    announce(imagesCopy.becamePrimary(position))
  }
  return (
    <SortableItem
      list={list}
      itemKey={image.key}
      name={name}
      busy={busy}
      removeLabel={imagesCopy.remove(name)}
      onRemove={onRemove}
      className="flex flex-wrap items-start gap-x-3 gap-y-2 bg-paper py-3 sm:flex-nowrap"
    >
      {(grip, buttons) => (
        <>
          {grip}
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
              onChange={(event) => captioned(event.target.value)}
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
                    becomePrimary()
                  }}
                  className="inline-flex min-h-touch items-center gap-2 text-sm font-semibold text-brick underline-offset-4 hover:underline"
                >
                  <AdminIcon name="star" className="size-4" />
                  {imagesCopy.setPrimary}
                </button>
              )}
            </div>
          </div>
          <div className="flex shrink-0 max-sm:ml-auto">{buttons}</div>
        </>
      )}
    </SortableItem>
  )
}
