import { arrayMove } from '@dnd-kit/sortable'
import { limits } from '@porchlight/contract/limits'
import { useRef, useState } from 'react'
import { announce } from '../../../shared/ui/announcer.tsx'
import { handleSessionExpired } from '../../session-expired.ts'
import { passFocusOn, SortableList } from '../../ui/sortable.tsx'
import { toast } from '../../ui/toast-store.ts'
import { CameraButton } from '../../uploads/camera-button.tsx'
import { PrepareError } from '../../uploads/transfer.ts'
import { UploadButton } from '../../uploads/upload-button.tsx'
import { uploadCopy } from '../../uploads/upload-copy.ts'
import { UploadDialog } from '../../uploads/upload-dialog.tsx'
import type { ArrivedImage } from '../../uploads/use-image-upload.ts'
import { BulkActionsBar } from './bulk-actions-bar.tsx'
import { addImages, displayedImages, type EditedImage, type ImageList, removeImage, uploadRoom } from './image-list.ts'
import { ImageRow } from './image-row.tsx'
import { bulkActionsCopy, imagesCopy } from './images-copy.ts'
import { ImagesNotes, RemovedNote } from './images-notes.tsx'
import { bringBack, replaceImage, takenOut } from './selected-images.ts'
import { useMultiSelect } from './use-multi-select.tsx'

interface ImagesEditorProps {
  images: ImageList
  /** Given as a step, so that answers that come late change the list as it is by then. */
  onChange: (step: (images: ImageList) => ImageList) => void
  /** Deletes a stored picture on the server; the page's own mutation. */
  deleteStored: (id: string) => Promise<unknown>
}

/** The open upload: further pictures, a photo, or one that takes the place of another. */
type Uploading = { photo?: File } | { replacing: string; position: number }

/** The pictures of a property or unit: what is said of them, order, removal and upload. */
export function ImagesEditor({ images, onChange, deleteStored }: ImagesEditorProps) {
  const [uploading, setUploading] = useState<Uploading>()
  const [removing, setRemoving] = useState<ReadonlySet<string>>(new Set())
  const [files, setFiles] = useState<ReadonlyMap<string, Blob>>(new Map())
  const shown = displayedImages(images)
  const several = useMultiSelect(shown)
  const list = {
    keys: shown.map(({ key }) => key),
    shape: 'column',
    words: imagesCopy,
    onMove: (from: number, to: number) => onChange((now) => arrayMove([...now], from, to)),
  } as const
  const uploadButton = useRef<HTMLButtonElement>(null)
  const undoButton = useRef<HTMLButtonElement>(null)
  const removed = takenOut(images).length
  const most = uploadRoom(images)

  const remove = async ({ key, id }: EditedImage) => {
    if (id !== undefined) {
      setRemoving((keys) => new Set(keys).add(key))
      try {
        await deleteStored(id)
        toast.success(imagesCopy.deleted)
      } catch (error) {
        if (!handleSessionExpired(error)) toast.failure(imagesCopy.deleteFailed)
        return
      } finally {
        setRemoving((keys) => new Set([...keys].filter((other) => other !== key)))
      }
    }
    passFocusOn(key, uploadButton.current)
    onChange((now) => removeImage(now, key))
  }
  const arrived = (pictures: readonly ArrivedImage[]) => {
    setFiles((known) => new Map([...known, ...pictures.map(({ url, file }) => [url, file] as const)]))
    const urls = pictures.map(({ url }) => url)
    const [first] = urls
    if (uploading && 'replacing' in uploading) {
      if (first) onChange((now) => replaceImage(now, uploading.replacing, first))
      toast.success(imagesCopy.replaced(uploading.position))
    } else {
      onChange((now) => addImages(now, urls))
      toast.success(imagesCopy.uploaded(urls.length))
    }
  }
  return (
    <div className="grid gap-4">
      {shown.length > 0 && <ImagesNotes images={shown} onSelect={several.chosen ? undefined : several.begin} />}
      {shown.length === 0 ? (
        <p className="py-4 text-ink-soft">{imagesCopy.empty}</p>
      ) : (
        <SortableList list={list} className="divide-y divide-rule border-y border-rule">
          {shown.map((image, index) => (
            <ImageRow
              key={image.key}
              list={list}
              image={image}
              file={files.get(image.url)}
              position={index + 1}
              busy={removing.has(image.key)}
              tick={several.tickFor(image, index + 1)}
              onChange={onChange}
              onReplace={() => setUploading({ replacing: image.key, position: index + 1 })}
              onRemove={() => void remove(image)}
            />
          ))}
        </SortableList>
      )}
      {several.chosen && (
        <BulkActionsBar
          images={shown}
          chosen={several.chosen}
          onChoose={several.choose}
          onChange={onChange}
          onRemoved={() => setTimeout(() => undoButton.current?.focus())}
          onClose={several.end}
        />
      )}
      {removed > 0 && !several.chosen && (
        <RemovedNote
          count={removed}
          undoButton={undoButton}
          onUndo={() => {
            onChange(bringBack)
            announce(bulkActionsCopy.undone)
            // the button goes
            uploadButton.current?.focus()
          }}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <UploadButton
          ref={uploadButton}
          label={imagesCopy.upload}
          variant="outline"
          refusal={most === 0 ? imagesCopy.full(limits.imagesPerParent) : undefined}
          onClick={() => setUploading({})}
        />
        {most > 0 && <CameraButton label={imagesCopy.photo} onPhoto={(photo) => setUploading({ photo })} />}
      </div>
      {uploading && (
        <UploadDialog
          {...('replacing' in uploading
            ? { title: imagesCopy.replaceTitle(uploading.position), maxFiles: 1, hint: imagesCopy.replaceHint }
            : {
                title: imagesCopy.upload,
                maxFiles: most,
                photo: uploading.photo,
              })}
          onError={tell}
          onClose={() => setUploading(undefined)}
          onUploaded={arrived}
        />
      )}
    </div>
  )
}

/** docs/product/api.md#errors-and-messages */
function tell(error: unknown) {
  if (!(error instanceof PrepareError) || handleSessionExpired(error.cause, 'upload')) return
  toast.failure(uploadCopy.prepareFailed, uploadCopy.prepareTitle)
}
