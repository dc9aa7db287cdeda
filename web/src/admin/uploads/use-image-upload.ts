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

/** A file that has arrived, and the path to attach it by. */
export interface ArrivedImage {
  url: string
  file: Blob
}

interface ImageUpload {
  maxFiles: number
  /** Sent as soon as there is an upload. */
  photo?: File | undefined
  onError: (error: unknown) => void
  /** In the order of choosing; `rest` is how many files are still listed. */
  onArrived: (images: ArrivedImage[], rest: number) => void
}

/** The files of one upload dialog and what can be done with them. */
export function useImageUpload({ maxFiles, photo, ...given }: ImageUpload) {
  const handlers = useRef(given)
  handlers.current = given
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

  const add = (chosen: readonly File[]) => {
    const reasons = chosen.flatMap((file) => {
      try {
        uppy.addFile({ name: file.name, type: imageType(file), data: file })
        return []
      } catch (error) {
        return [{ name: file.name, reason: error instanceof Error ? error.message : String(error) }]
      }
    })
    setRefused(reasons)
  }
  /** Pictures that have arrived, in the order of choosing; taken once, they are listed no longer. */
  const takeArrived = (): ArrivedImage[] => {
    const arrived = uppy.getFiles().filter(({ response }) => response?.body)
    uppy.removeFiles(arrived.map(({ id }) => id))
    return arrived.flatMap(({ response, data }) =>
      response?.body && data instanceof Blob ? [{ url: response.body.imageUrl, file: data }] : [],
    )
  }
  const after = async (run: Promise<unknown>) => {
    await run.catch((error: unknown) => console.error(error))
    const images = takeArrived()
    handlers.current.onArrived(images, uppy.getFiles().length)
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
    takeArrived,
  }
}

export type FileState = 'ready' | 'waiting' | 'sending' | 'paused' | 'failed' | 'done'

/** Where a file stands. */
export function fileState({ error, isPaused, progress }: ImageFile): FileState {
  if (error) return 'failed'
  if (progress.uploadComplete) return 'done'
  if (!progress.uploadStarted) return 'ready'
  if (isPaused) return 'paused'
  return progress.bytesUploaded ? 'sending' : 'waiting'
}

/** Uppy without its own windows, with the rules of docs/product/images.md#uploading. Nothing starts on its own. */
function createUppy(maxFiles: number) {
  return new Uppy<UploadMeta, UploadBody>({
    autoProceed: false,
    restrictions: restrictionsFor(maxFiles),
    locale: { strings: uploadCopy.restrictions, pluralize: (count) => (count === 1 ? 0 : 1) },
  })
}

/** What has arrived takes room in an editor, so the number may change while a dialog is open. */
const restrictionsFor = (maxFiles: number) => ({
  maxNumberOfFiles: maxFiles,
  maxFileSize: limits.uploadBytes,
  minFileSize: 1,
  allowedFileTypes: [...uploadTypes],
})
