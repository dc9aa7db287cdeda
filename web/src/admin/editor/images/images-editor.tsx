import { limits } from '@porchlight/contract/limits'
import { useRef, useState } from 'react'
import { reportAuthLost } from '../../api/auth-lost.ts'
import { toast } from '../../ui/toast-store.ts'
import { addImages, type EditedImage, type ImageList, removeImage } from './image-list.ts'
import { imagesCopy } from './images-copy.ts'
import { ImagesField } from './images-field.tsx'
import { passFocusOn } from './pass-focus.ts'
import { UploadImagesButton } from './upload-images-button.tsx'
import { UploadPictures } from './upload-pictures.tsx'
import { uploadRoom } from './upload-room.ts'

export interface ImagesEditorProps {
  images: ImageList
  onChange: (step: (images: ImageList) => ImageList) => void
  /** Deletes a stored picture on the server; the page's own mutation. */
  deleteStored: (id: string) => Promise<unknown>
}

/** Pictures of a property or unit with their upload; used by the property editor and the unit form. */
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
      <UploadImagesButton
        ref={uploadButton}
        refusal={most === 0 ? fullWords : undefined}
        onClick={() => setUploading(true)}
      />
      {uploading && (
        <UploadPictures
          title={imagesCopy.upload}
          maxFiles={most}
          hint={savingHelps ? imagesCopy.saveAfter : undefined}
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
