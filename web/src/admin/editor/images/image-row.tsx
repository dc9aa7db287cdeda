import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { announce } from '../../../shared/ui/announcer.tsx'
import { Badge } from '../../../shared/ui/badge.tsx'
import { CardImage } from '../../../shared/ui/card-image.tsx'
import { adminQueries } from '../../api/admin-queries.ts'
import { showFailure } from '../../session-expired.ts'
import { type Sortable, SortableItem } from '../../ui/sortable.tsx'
import { NewImage } from '../../uploads/new-image.tsx'
import { EditButtons } from './edit-buttons.tsx'
import { FocusDialog } from './focus-dialog.tsx'
import { ImageAdvice } from './image-advice.tsx'
import {
  changeImage,
  changeKind,
  type EditedImage,
  type ImageList,
  isFloorPlan,
  makePrimary,
  refuseImages,
} from './image-list.ts'
import { ImageTextFields } from './image-text-fields.tsx'
import { bulkActionsCopy, editCopy, imagesCopy } from './images-copy.ts'
import { RowAction } from './row-action.tsx'

interface ImageRowProps {
  list: Sortable
  image: EditedImage
  /** File of an image that was uploaded since the page was opened. */
  file: Blob | undefined
  /** What to improve about the image, in sentences. */
  advice: readonly string[]
  isBrightened: boolean
  /** From 1. */
  position: number
  /** Undefined outside of selection mode. Its checkbox replaces the grip. */
  isSelected: boolean | undefined
  onSelect: (key: string, isSelected: boolean) => void
  onChange: (step: (images: ImageList) => ImageList) => void
  onReplace: () => void
  onRemove: () => Promise<void>
}

const imageStyles = 'w-24 shrink-0 rounded-md sm:w-32'

/** One image of a property or unit, with its texts and actions. */
export function ImageRow({
  list,
  image,
  file,
  advice,
  isBrightened,
  position,
  isSelected,
  onSelect,
  onChange,
  onReplace,
  onRemove,
}: ImageRowProps) {
  const [cropping, setCropping] = useState(false)
  const name = imagesCopy.named(position, image.caption)
  const alt = image.alt ?? image.caption
  const { url, focus, problem } = image
  const removal = useMutation({
    mutationFn: onRemove,
    // One at a time, since each creates a version.
    scope: { id: 'image removal' },
    onError: (error) => showFailure(error, imagesCopy.deleteFailed),
  })
  const uploadStatus = useUploadStatus(image, (reason) => {
    onChange((now) => refuseImages(now, new Map([[url, reason]])))
    announce(imagesCopy.refusedMessage(position, reason))
  })
  return (
    <SortableItem
      list={list}
      itemKey={image.key}
      name={name}
      busy={removal.isPending}
      removeLabel={imagesCopy.remove(name)}
      onRemove={() => removal.mutate()}
      className="flex flex-wrap items-start gap-x-3 gap-y-2 bg-paper py-3 sm:flex-nowrap"
    >
      {(grip, buttons) => (
        <>
          {isSelected === undefined ? (
            grip
          ) : (
            <label className="-ml-2 grid size-touch shrink-0 cursor-pointer place-items-center self-center">
              <input
                type="checkbox"
                aria-label={bulkActionsCopy.one(name)}
                checked={isSelected}
                onChange={({ target }) => onSelect(image.key, target.checked)}
                className="size-5 accent-brick"
              />
            </label>
          )}
          {image.id === undefined ? (
            <NewImage key={url} url={url} file={file} alt={alt} focus={focus} className={imageStyles} />
          ) : (
            <CardImage image={{ imageUrl: url, focus }} alt={alt} sizes="8rem" className={imageStyles} />
          )}
          <div className="grid min-w-0 grow gap-2 max-sm:order-last max-sm:w-full">
            {problem && (
              <p className="rounded-md border border-brick bg-sheet px-3 py-2 text-sm">
                <strong className="font-semibold text-brick">{imagesCopy.refused}</strong> {problem}
              </p>
            )}
            {uploadStatus === 'waiting' && file === undefined && (
              <p className="text-sm text-ink-soft">{editCopy.preparing}</p>
            )}
            {(!problem || image.caption || image.alt) && (
              <ImageTextFields image={image} position={position} onChange={onChange} />
            )}
            <div className="flex flex-wrap items-center gap-x-5">
              {!problem && (image.isPrimary || !isFloorPlan(image)) && (
                <PrimaryAction image={image} position={position} name={name} onChange={onChange} />
              )}
              {!problem && !isFloorPlan(image) && (
                <RowAction icon="crop" label={imagesCopy.cropNamed(name)} onClick={() => setCropping(true)}>
                  {imagesCopy.crop}
                </RowAction>
              )}
              {!problem && (
                <EditButtons
                  image={image}
                  isBrightened={isBrightened}
                  name={name}
                  position={position}
                  onChange={onChange}
                />
              )}
              <label className="flex min-h-touch items-center gap-2 text-sm font-medium">
                <input
                  type="checkbox"
                  aria-label={imagesCopy.floorPlanNamed(name)}
                  checked={isFloorPlan(image)}
                  onChange={({ target }) =>
                    onChange((now) => changeKind(now, image.key, target.checked ? 'floor-plan' : undefined))
                  }
                  className="size-5 accent-brick"
                />
                {imagesCopy.floorPlan}
              </label>
              <RowAction icon="upload" label={imagesCopy.replaceNamed(name)} onClick={onReplace}>
                {imagesCopy.replace}
              </RowAction>
            </div>
            {!problem && !isFloorPlan(image) && <ImageAdvice isNew={image.id === undefined} sentences={advice} />}
          </div>
          <div className="flex shrink-0 max-sm:ml-auto">{buttons}</div>
          {cropping && (
            <FocusDialog
              image={image}
              file={file}
              onChange={(to) => onChange((now) => changeImage(now, image.key, { focus: to }))}
              onClose={() => setCropping(false)}
            />
          )}
        </>
      )}
    </SortableItem>
  )
}

/** Calls `onRefused` if a new image turns out to be unusable. */
function useUploadStatus({ id, url, problem }: EditedImage, onRefused: (reason: string) => void) {
  const isAwaited = id === undefined && problem === undefined
  const { data } = useQuery({ ...adminQueries.uploadStatus(url), enabled: isAwaited })
  // Once the image is saved, the cache keeps an older status.
  const status = isAwaited ? data : undefined
  const refused = status?.uploadStatus === 'refused'
  useEffect(() => {
    if (refused) onRefused(status.reason ?? '')
  }, [refused])
  return status?.uploadStatus
}

interface PrimaryActionProps extends Pick<ImageRowProps, 'image' | 'position' | 'onChange'> {
  name: string
}

function PrimaryAction({ image, position, name, onChange }: PrimaryActionProps) {
  return (
    <div tabIndex={-1} className="flex min-h-touch items-center">
      {image.isPrimary ? (
        <Badge tone="lamp">{imagesCopy.primary}</Badge>
      ) : (
        <RowAction
          icon="star"
          label={imagesCopy.setPrimaryNamed(name)}
          onClick={({ currentTarget }) => {
            // The badge replaces the focused button.
            currentTarget.parentElement?.focus()
            onChange((now) => makePrimary(now, image.key))
            announce(imagesCopy.becamePrimary(position))
          }}
        >
          {imagesCopy.setPrimary}
        </RowAction>
      )}
    </div>
  )
}
