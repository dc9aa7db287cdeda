import { limits } from '@porchlight/contract/limits'
import { useRef, useState } from 'react'
import { reportAuthLost } from '../../api/auth-lost.ts'
import { imagesCopy } from '../../copy/admin-images.ts'
import { addImages, type EditedImage, type ImageList, removeImage } from '../../features/images/image-list.ts'
import { ImagesField } from '../../features/images/images-field.tsx'
import { passFocusOn } from '../../features/images/pass-focus.ts'
import { AdminIcon } from '../../ui/admin/admin-icon.tsx'
import { toast } from '../../ui/admin/toast-store.ts'
import { Button } from '../../ui/button.tsx'
import { UploadPictures } from './upload-pictures.tsx'

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
  const room = Math.min(limits.imagesPerUpload, limits.imagesPerParent - images.length)

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
      <Button
        ref={uploadButton}
        variant="outline"
        className="justify-self-start"
        disabled={room <= 0}
        onClick={() => setUploading(true)}
      >
        <AdminIcon name="upload" />
        {imagesCopy.upload}
      </Button>
      {room <= 0 && <p className="text-sm text-ink-soft">{imagesCopy.full(limits.imagesPerParent)}</p>}
      {uploading && (
        <UploadPictures
          title={imagesCopy.upload}
          maxFiles={room}
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
