import { arrayMove } from '@dnd-kit/sortable'
import { limits } from '@porchlight/contract/limits'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { announce } from '../../../shared/ui/announcer.tsx'
import { focusItem, passFocusOn, SortableList } from '../../ui/sortable.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useSelection } from '../../ui/use-selection.ts'
import { CameraButton } from '../../uploads/camera-button.tsx'
import { PrepareError } from '../../uploads/transfer.ts'
import { UploadButton } from '../../uploads/upload-button.tsx'
import { uploadCopy } from '../../uploads/upload-copy.ts'
import { UploadDialog } from '../../uploads/upload-dialog.tsx'
import type { UploadedImage } from '../../uploads/upload-list.ts'
import { BulkActionsBar } from './bulk-actions-bar.tsx'
import { DescribeDialog } from './describe-dialog.tsx'
import { addImages, displayedImages, type EditedImage, type ImageList, removeImage, uploadRoom } from './image-list.ts'
import { ImageRow } from './image-row.tsx'
import { bulkActionsCopy, imagesCopy } from './images-copy.ts'
import { ImagesNotes, RemovedNote } from './images-notes.tsx'
import { removedImages, replaceImage, restoreRemoved } from './selected-images.ts'
import { type OtherImages, useImageAdvice } from './use-image-advice.ts'

interface ImagesEditorProps {
  editor: {
    images: ImageList
    /** Takes a function, so that a late response changes the current list. */
    setImages: (step: (images: ImageList) => ImageList) => void
    deleteStored: (id: string) => Promise<unknown>
  }
  /** Memoized. */
  others: readonly OtherImages[]
}

type Uploading = { photo?: File } | { replacing: string; position: number }

/** Edits the images of a property or unit: texts, order, removal and upload. */
export function ImagesEditor({ editor, others }: ImagesEditorProps) {
  const { images, setImages: onChange, deleteStored } = editor
  const [uploading, setUploading] = useState<Uploading>()
  const [isDescribing, setIsDescribing] = useState(false)
  const [files, setFiles] = useState<ReadonlyMap<string, Blob>>(new Map())
  const displayed = displayedImages(images)
  const judged = useImageAdvice(images, others)
  const keys = displayed.map(({ key }) => key)
  const { selected, begin, end, select, selectOnly } = useSelection(keys, useState<string[]>())
  const list = {
    keys,
    shape: 'column',
    messages: imagesCopy,
    onMove: (from: number, to: number) => onChange((now) => arrayMove([...now], from, to)),
  } as const
  const uploadButton = useRef<HTMLButtonElement>(null)
  const undoButton = useRef<HTMLButtonElement>(null)
  const selectButton = useRef<HTMLButtonElement>(null)
  const removed = removedImages(images)
  const uploadLimit = uploadRoom(images)

  const remove = async ({ key, id }: EditedImage) => {
    if (id !== undefined) {
      await deleteStored(id)
      toast.success(imagesCopy.deleted)
    }
    passFocusOn(key, uploadButton.current)
    onChange((now) => removeImage(now, key))
  }
  const handleUploaded = (uploadedImages: readonly UploadedImage[]) => {
    setFiles((current) => new Map([...current, ...uploadedImages.map(({ url, file }) => [url, file] as const)]))
    const urls = uploadedImages.map(({ url }) => url)
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
      <div className="flex flex-wrap items-center gap-3">
        <UploadButton
          ref={uploadButton}
          label={imagesCopy.upload}
          variant="outline"
          refusal={uploadLimit === 0 ? imagesCopy.full(limits.imagesPerParent) : undefined}
          onClick={() => setUploading({})}
        />
        {uploadLimit > 0 && <CameraButton label={imagesCopy.photo} onPhoto={(photo) => setUploading({ photo })} />}
      </div>
      {displayed.length > 0 && (
        <ImagesNotes
          images={displayed}
          selectButton={selectButton}
          onSelect={
            selected
              ? undefined
              : () => {
                  flushSync(begin)
                  focusItem(displayed[0]?.key ?? '')
                }
          }
          onDescribe={() => setIsDescribing(true)}
        />
      )}
      {displayed.length === 0 ? (
        <p className="py-4 text-ink-soft">{imagesCopy.empty}</p>
      ) : (
        <SortableList list={list} className="divide-y divide-rule border-y border-rule">
          {displayed.map((image, index) => (
            <ImageRow
              key={image.key}
              list={list}
              image={image}
              file={files.get(image.url)}
              advice={judged.get(image.key)?.advice ?? []}
              isBrightened={judged.get(image.key)?.isBrightened ?? false}
              position={index + 1}
              isSelected={selected?.has(image.key)}
              onSelect={select}
              onChange={onChange}
              onReplace={() => setUploading({ replacing: image.key, position: index + 1 })}
              onRemove={() => remove(image)}
            />
          ))}
        </SortableList>
      )}
      {selected && (
        <BulkActionsBar
          images={displayed}
          selected={selected}
          onSelectAll={() => selectOnly(keys)}
          onChange={onChange}
          onRemoved={() => {
            flushSync(end)
            undoButton.current?.focus()
          }}
          onClose={() => {
            flushSync(end)
            const button = selectButton.current ?? uploadButton.current
            button?.focus()
          }}
        />
      )}
      {removed.length > 0 && !selected && (
        <RemovedNote
          count={removed.length}
          undoButton={undoButton}
          onUndo={() => {
            flushSync(() => onChange(restoreRemoved))
            announce(bulkActionsCopy.undone)
            focusItem(removed[0]?.key ?? '')
          }}
        />
      )}
      {isDescribing && (
        <DescribeDialog images={displayed} files={files} onChange={onChange} onClose={() => setIsDescribing(false)} />
      )}
      {uploading && (
        <UploadDialog
          {...('replacing' in uploading
            ? { title: imagesCopy.replaceTitle(uploading.position), maxFiles: 1, hint: imagesCopy.replaceHint }
            : {
                title: imagesCopy.upload,
                maxFiles: uploadLimit,
                photo: uploading.photo,
              })}
          onError={showUploadError}
          onClose={() => setUploading(undefined)}
          onUploaded={handleUploaded}
        />
      )}
    </div>
  )
}

/** Shows an upload error (docs/product/api.md#errors-and-messages). */
function showUploadError(error: unknown) {
  if (error instanceof PrepareError) toast.failure(uploadCopy.prepareFailed, { title: uploadCopy.prepareTitle })
}
