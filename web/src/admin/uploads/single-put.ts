import { EventManager, type Uppy, type UppyFile } from '@uppy/core'
import { TransferError } from './put-file.ts'
import { isExpired } from './retry-policy.ts'
import { PrepareError, transfer, UnreadableFileError } from './transfer.ts'
import { uploadCopy } from './upload-copy.ts'
import { UploadQueue } from './upload-queue.ts'

export type UploadMeta = Record<string, unknown>
// Uppy requires an index signature, so no interface.
export type UploadBody = { imageUrl: string }
export type ImageUppy = Uppy<UploadMeta, UploadBody>
export type ImageFile = UppyFile<UploadMeta, UploadBody>

/**
 * Uppy's S3 plugin has other retry rules than docs/product/images.md#uploading. `onError` receives permanent failures.
 * Returns the queue of attempts.
 */
export function sendBySinglePut(uppy: ImageUppy, onError: (error: unknown) => void): UploadQueue {
  const queue = new UploadQueue()
  const { capabilities } = uppy.getState()
  uppy.setState({ capabilities: { ...capabilities, resumableUploads: true, individualCancellation: true } })

  /** Resolves when the file was uploaded, failed or was removed. */
  const send = (file: ImageFile) =>
    new Promise<void>((resolve) => {
      const { id, type, data } = file
      if (!(data instanceof Blob)) return resolve()
      const uploadStarted = Date.now()
      const events = new EventManager(uppy)
      let run = new AbortController()
      const end = () => {
        events.remove()
        resolve()
      }
      const begin = async () => {
        run = new AbortController()
        const { signal } = run
        const onProgress = (bytesUploaded: number) =>
          uppy.emit('upload-progress', file, { uploadStarted, bytesUploaded, bytesTotal: data.size })
        try {
          const imageUrl = await transfer({ data, type, queue, signal, onProgress })
          uppy.emit('upload-success', file, { status: 200, body: { imageUrl } })
        } catch (error) {
          if (signal.aborted) return
          onError(error)
          uppy.emit('upload-error', file, { name: 'UploadError', message: failureMessage(error) })
        }
        end()
      }
      const remove = () => {
        run.abort()
        end()
      }
      events.onFileRemove(id, remove)
      events.onCancelAll(id, remove)
      events.onFilePause(id, (isPaused) => (isPaused ? run.abort() : void begin()))
      void begin()
    })

  uppy.addUploader(async (fileIds) => {
    const files = uppy.getFilesByIds(fileIds).filter((file) => !file.progress.uploadComplete)
    uppy.emit('upload-start', files)
    await Promise.all(files.map(send))
  })
  return queue
}

function failureMessage(error: unknown): string {
  const { failed } = uploadCopy
  if (error instanceof PrepareError) return failed.prepare
  if (error instanceof UnreadableFileError) return failed.unreadable
  if (!(error instanceof TransferError)) return failed.refused
  const { status, body } = error.failed
  if (status === 0) return failed.connection
  if (isExpired(error.failed)) return failed.expired
  if (status === 413 || body.includes('EntityTooLarge')) return failed.tooLarge
  return status === 429 || status >= 500 ? failed.busy : failed.refused
}
