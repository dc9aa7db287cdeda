import { limits } from '@porchlight/contract/limits'
import { useRef, useState } from 'react'
import { reportAuthLost } from '../../api/auth-lost.ts'
import { toast } from '../../ui/toast-store.ts'
import { PrepareError } from '../../uploads/transfer.ts'
import { UploadButton } from '../../uploads/upload-button.tsx'
import { uploadCopy } from '../../uploads/upload-copy.ts'
import { UploadDialog } from '../../uploads/upload-dialog.tsx'
import { addImages, type EditedImage, type ImageList, removeImage, uploadRoom } from './image-list.ts'
import { passFocusOn } from './image-row.tsx'
import { imagesCopy } from './images-copy.ts'
import { ImagesField } from './images-field.tsx'

interface ImagesEditorProps {
  images: ImageList
  onChange: (step: (images: ImageList) => ImageList) => void
  /** Deletes a stored picture on the server; the page's own mutation. */
  deleteStored: (id: string) => Promise<unknown>
}

/** Pictures of a property or unit with their upload. */
export function ImagesEditor({ images, onChange, deleteStored }: ImagesEditorProps) {
  const [uploading, setUploading] = useState(false)
  const [removing, setRemoving] = useState<ReadonlySet<string>>(new Set())
  const [files, setFiles] = useState<ReadonlyMap<string, Blob>>(new Map())
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
      <ImagesField
        images={images}
        files={files}
        onChange={onChange}
        onRemove={(image) => void remove(image)}
        removing={removing}
      />
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
