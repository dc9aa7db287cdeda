import { uploadTypes } from '@porchlight/contract/images/upload'
import { limits } from '@porchlight/contract/limits'
import { Uppy } from '@uppy/core'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { imageType } from './image-type.ts'
import { type ImageFile, sendBySinglePut, type UploadBody, type UploadMeta } from './single-put.ts'
import { uploadCopy } from './upload-copy.ts'

export interface RefusedFile {
  name: string
  reason: string
}

/** An uploaded file and its path. */
export interface UploadedImage {
  url: string
  file: Blob
}

interface ImageUpload {
  maxFiles: number
  /** Uploaded immediately. */
  photo?: File | undefined
  onError: (error: unknown) => void
  /** Images are in the order of selection. `rest` is the number of files that remain listed. */
  onUploadEnd: (images: UploadedImage[], rest: number) => void
}

/** Files and actions of one upload dialog. */
export function useImageUpload({ maxFiles, photo, ...callbacks }: ImageUpload) {
  const handlers = useRef(callbacks)
  handlers.current = callbacks
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const [uppy] = useState(() => {
    const created = createUppy(maxFiles)
    sendBySinglePut(created, (error) => {
      console.error(error)
      handlers.current.onError(error)
    })
    return created
  })
  useEffect(() => () => uppy.cancelAll(), [uppy])
  useEffect(() => uppy.setOptions({ restrictions: restrictionsFor(maxFiles) }), [uppy, maxFiles])
  const { files, currentUploads } = useSyncExternalStore(
    (listener) => uppy.store.subscribe(listener),
    () => uppy.getState(),
  )

  const add = (selectedFiles: readonly File[]) => {
    const reasons = selectedFiles.flatMap((file) => {
      try {
        uppy.addFile({ name: file.name, type: imageType(file), data: file })
        return []
      } catch (error) {
        return [{ name: file.name, reason: error instanceof Error ? error.message : String(error) }]
      }
    })
    setRefused(reasons)
  }
  /** Returns the uploaded images in the order of selection and removes them from the list. */
  const takeUploaded = (): UploadedImage[] => {
    const uploadedFiles = uppy.getFiles().filter(({ response }) => response?.body)
    uppy.removeFiles(uploadedFiles.map(({ id }) => id))
    return uploadedFiles.flatMap(({ response, data }) =>
      response?.body && data instanceof Blob ? [{ url: response.body.imageUrl, file: data }] : [],
    )
  }
  const after = async (run: Promise<unknown>) => {
    await run.catch((error: unknown) => console.error(error))
    const images = takeUploaded()
    handlers.current.onUploadEnd(images, uppy.getFiles().length)
  }
  useEffect(() => {
    if (!photo) return
    add([photo])
    if (uppy.getFiles().length > 0) void after(uppy.upload())
  }, [photo])
  return {
    files: Object.values(files),
    refused,
    busy: Object.keys(currentUploads).length > 0,
    add,
    start: () => after(uppy.upload()),
    retry: (id: string) => after(uppy.retryUpload(id)),
    retryFailed: () =>
      Promise.all(Object.values(files).flatMap(({ id, error }) => (error ? [after(uppy.retryUpload(id))] : []))),
    togglePause: (id: string) => uppy.pauseResume(id),
    remove: (id: string) => uppy.removeFile(id),
    takeUploaded,
  }
}

export type FileState = 'ready' | 'waiting' | 'sending' | 'paused' | 'failed' | 'done'

export function fileState({ error, isPaused, progress }: ImageFile): FileState {
  if (error) return 'failed'
  if (progress.uploadComplete) return 'done'
  if (!progress.uploadStarted) return 'ready'
  if (isPaused) return 'paused'
  return progress.bytesUploaded ? 'sending' : 'waiting'
}

/** Creates Uppy without its user interface, with the rules of docs/product/images.md#uploading. */
function createUppy(maxFiles: number) {
  return new Uppy<UploadMeta, UploadBody>({
    autoProceed: false,
    restrictions: restrictionsFor(maxFiles),
    locale: { strings: uploadCopy.restrictions, pluralize: (count) => (count === 1 ? 0 : 1) },
  })
}

/** `maxFiles` can change while the dialog is open, since uploaded images use up the editor's limit. */
const restrictionsFor = (maxFiles: number) => ({
  maxNumberOfFiles: maxFiles,
  maxFileSize: limits.uploadBytes,
  minFileSize: 1,
  allowedFileTypes: [...uploadTypes],
})
