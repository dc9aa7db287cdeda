import { arrayMove } from '@dnd-kit/sortable'
import { limits } from '@porchlight/contract/limits'
import { useRef, useState } from 'react'
import { reportAuthLost } from '../../auth-lost.ts'
import { passFocusOn, SortableList } from '../../ui/sortable.tsx'
import { toast } from '../../ui/toast-store.ts'
import { PrepareError } from '../../uploads/transfer.ts'
import { UploadButton } from '../../uploads/upload-button.tsx'
import { uploadCopy } from '../../uploads/upload-copy.ts'
import { UploadDialog } from '../../uploads/upload-dialog.tsx'
import { addImages, type EditedImage, type ImageList, removeImage, uploadRoom } from './image-list.ts'
import { ImageRow } from './image-row.tsx'
import { imagesCopy } from './images-copy.ts'

interface ImagesEditorProps {
  images: ImageList
  /** Given as a step, so that answers that come late change the list as it is by then. */
  onChange: (step: (images: ImageList) => ImageList) => void
  /** Deletes a stored picture on the server; the page's own mutation. */
  deleteStored: (id: string) => Promise<unknown>
}

/** The pictures of a property or unit: caption, primary, order, removal and upload. */
export function ImagesEditor({ images, onChange, deleteStored }: ImagesEditorProps) {
  const [uploading, setUploading] = useState(false)
  const [removing, setRemoving] = useState<ReadonlySet<string>>(new Set())
  const [files, setFiles] = useState<ReadonlyMap<string, Blob>>(new Map())
  const list = {
    keys: images.map(({ key }) => key),
    shape: 'column',
    words: imagesCopy,
    onMove: (from: number, to: number) => onChange((now) => arrayMove([...now], from, to)),
  } as const
  const uploadButton = useRef<HTMLButtonElement>(null)
  const { most, savingHelps } = uploadRoom(images)
  const fullWords = savingHelps ? imagesCopy.saveFirst : imagesCopy.full(limits.imagesPerParent)

  const remove = async ({ key, id }: EditedImage) => {
    if (id !== undefined) {
      setRemoving((keys) => new Set(keys).add(key))
      try {
        await deleteStored(id)
        toast.success(imagesCopy.deleted)
      } catch (error) {
        if (!reportAuthLost(error)) toast.failure(imagesCopy.deleteFailed)
        return
      } finally {
        setRemoving((keys) => new Set([...keys].filter((other) => other !== key)))
      }
    }
    passFocusOn(key, uploadButton.current)
    onChange((now) => removeImage(now, key))
  }
  return (
    <div className="grid gap-4">
      {images.length === 0 ? (
        <p className="py-4 text-ink-soft">{imagesCopy.empty}</p>
      ) : (
        <SortableList list={list} className="divide-y divide-rule border-y border-rule">
          {images.map((image, index) => (
            <ImageRow
              key={image.key}
              list={list}
              image={image}
              file={files.get(image.url)}
              position={index + 1}
              busy={removing.has(image.key)}
              onChange={onChange}
              onRemove={() => void remove(image)}
            />
          ))}
        </SortableList>
      )}
      <UploadButton
        ref={uploadButton}
        label={imagesCopy.upload}
        variant="outline"
        className="justify-self-start"
        refusal={most === 0 ? fullWords : undefined}
        onClick={() => setUploading(true)}
      />
      {uploading && (
        <UploadDialog
          title={imagesCopy.upload}
          maxFiles={most}
          hint={savingHelps ? imagesCopy.saveAfter : undefined}
          onError={tell}
          onClose={() => setUploading(false)}
          onUploaded={(pictures) => {
            setFiles((known) => new Map([...known, ...pictures.map(({ url, file }) => [url, file] as const)]))
            onChange((now) =>
              addImages(
                now,
                pictures.map(({ url }) => url),
              ),
            )
            toast.success(imagesCopy.uploaded(pictures.length))
          }}
        />
      )}
    </div>
  )
}

/** docs/product.md#errors-and-messages */
function tell(error: unknown) {
  if (!(error instanceof PrepareError) || reportAuthLost(error.cause, 'upload')) return
  toast.failure(uploadCopy.prepareFailed, uploadCopy.prepareTitle)
}
