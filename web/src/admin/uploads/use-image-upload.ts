import { Uppy } from '@uppy/core'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { checkFile } from './check-file.ts'
import { shrinkImage } from './shrink-image.ts'
import { type ImageFile, sendBySinglePut, type UploadBody, type UploadMeta } from './single-put.ts'
import { uploadCopy } from './upload-copy.ts'

export interface RefusedFile {
  id: number
  file: File
  reason: string
  /** A smaller version could be added. */
  isTooLarge?: boolean
  isShrinking?: boolean
}

export interface UploadedImage {
  url: string
  file: Blob
}

interface ImageUpload {
  maxFiles: number
  photo?: File | undefined
  onError: (error: unknown) => void
  /** Images are in the order of selection; `rest` files remain listed. */
  onUploadEnd: (images: UploadedImage[], rest: number) => void
}

/** Files and actions of one upload dialog. */
export function useImageUpload({ maxFiles, photo, ...callbacks }: ImageUpload) {
  const handlers = useRef(callbacks)
  handlers.current = callbacks
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const [uncheckedCount, setUncheckedCount] = useState(0)
  const [{ uppy, queue }] = useState(() => {
    const created = createUppy(maxFiles)
    const sending = sendBySinglePut(created, (error) => {
      console.error(error)
      handlers.current.onError(error)
    })
    return { uppy: created, queue: sending }
  })
  useEffect(() => () => uppy.cancelAll(), [uppy])
  useEffect(() => uppy.setOptions({ restrictions: restrictionsFor(maxFiles) }), [uppy, maxFiles])
  const { files, currentUploads } = useSyncExternalStore(
    (listener) => uppy.store.subscribe(listener),
    () => uppy.getState(),
  )

  const lastId = useRef(0)
  const refusalOf = (file: File, why: { reason: string; isTooLarge?: boolean }): RefusedFile => {
    lastId.current += 1
    return { id: lastId.current, file, ...why }
  }
  /** Returns the image if there is no room. */
  const addImage = (file: File, type: string): RefusedFile[] => {
    try {
      uppy.addFile({ name: file.name, type, data: file })
      return []
    } catch (error) {
      return [refusalOf(file, { reason: error instanceof Error ? error.message : String(error) })]
    }
  }
  const add = async (selectedFiles: readonly File[]) => {
    const refusals: RefusedFile[] = []
    setUncheckedCount((count) => count + selectedFiles.length)
    // A phone lacks the memory for thirty photographs at once.
    for (const file of selectedFiles) {
      const checked = await checkFile(file)
      refusals.push(...('type' in checked ? addImage(file, checked.type) : [refusalOf(file, checked)]))
      setUncheckedCount((count) => count - 1)
    }
    // Buttons of earlier files stay.
    setRefused((now) => [...now.filter((one) => one.isTooLarge && !refusals.some(isSameFile(one))), ...refusals])
  }
  /** Returns whether it was added. */
  const shrink = async (refusal: RefusedFile): Promise<boolean> => {
    const replace = (next: RefusedFile[]) =>
      setRefused((now) => now.flatMap((one) => (one.id === refusal.id ? next : [one])))
    replace([{ ...refusal, isShrinking: true }])
    const smaller = await shrinkImage(refusal.file)
    // Other files can be removed to make room.
    const rest =
      smaller instanceof File
        ? addImage(smaller, smaller.type).map(({ reason }) => ({ ...refusal, reason }))
        : [refusalOf(refusal.file, smaller)]
    replace(rest)
    return rest.length === 0
  }
  /** In the order of selection. Removes them from the list. */
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
    let isOpen = true
    void add([photo]).then(() => {
      if (isOpen && uppy.getFiles().length > 0) void after(uppy.upload())
    })
    return () => {
      isOpen = false
    }
  }, [photo])
  return {
    files: Object.values(files),
    refused,
    isChecking: uncheckedCount > 0,
    busy: Object.keys(currentUploads).length > 0,
    add,
    shrink,
    sendAnyway: () => queue.sendAnyway(),
    start: () => after(uppy.upload()),
    retry: (id: string) => after(uppy.retryUpload(id)),
    retryFailed: () =>
      Promise.all(Object.values(files).flatMap(({ id, error }) => (error ? [after(uppy.retryUpload(id))] : []))),
    togglePause: (id: string) => uppy.pauseResume(id),
    remove: (id: string) => uppy.removeFile(id),
    takeUploaded,
  }
}

const isSameFile =
  ({ file: { name, size, lastModified } }: RefusedFile) =>
  ({ file }: RefusedFile) =>
    file.name === name && file.size === size && file.lastModified === lastModified

export type FileState = 'ready' | 'waiting' | 'sending' | 'confirming' | 'paused' | 'failed' | 'done'

export function fileState({ error, isPaused, progress }: ImageFile): FileState {
  if (error) return 'failed'
  if (progress.uploadComplete) return 'done'
  if (!progress.uploadStarted) return 'ready'
  if (isPaused) return 'paused'
  if (!progress.bytesUploaded) return 'waiting'
  return progress.bytesUploaded === progress.bytesTotal ? 'confirming' : 'sending'
}

/** Creates Uppy without its user interface, with the rules of docs/product/images.md#uploading. */
function createUppy(maxFiles: number) {
  return new Uppy<UploadMeta, UploadBody>({
    autoProceed: false,
    restrictions: restrictionsFor(maxFiles),
    locale: { strings: uploadCopy.restrictions, pluralize: (count) => (count === 1 ? 0 : 1) },
  })
}

/** Uploaded images use up the editor's limit while the dialog is open. */
const restrictionsFor = (maxFiles: number) => ({
  maxNumberOfFiles: maxFiles,
})
