import { EventManager, type Uppy, type UppyFile } from '@uppy/core'
import { TransferError } from './put-file.ts'
import { isExpired } from './retry-policy.ts'
import { PrepareError, type PrepareUpload, transfer } from './transfer.ts'
import { uploadCopy } from './upload-copy.ts'
import { UploadQueue } from './upload-queue.ts'

export type UploadMeta = Record<string, unknown>
// a type, not an interface: Uppy asks for an index signature
export type UploadBody = { imageUrl: string }
export type PictureUppy = Uppy<UploadMeta, UploadBody>
export type PictureFile = UppyFile<UploadMeta, UploadBody>

interface SinglePut {
  prepare: PrepareUpload
  onError: (error: unknown) => void
}

const paused = new DOMException('Paused', 'AbortError')

/**
 * Has Uppy send each file in a single PUT. Its own S3 plugin retries other statuses after other delays than
 * docs/product.md#uploading asks for.
 */
export function sendBySinglePut(uppy: PictureUppy, { prepare, onError }: SinglePut): void {
  const queue = new UploadQueue()
  const { capabilities } = uppy.getState()
  uppy.setState({ capabilities: { ...capabilities, resumableUploads: true, individualCancellation: true } })

  const send = async (file: PictureFile) => {
    const { data } = file
    if (!(data instanceof Blob)) return
    const started = Date.now()
    const control = followControls(uppy, file.id)
    try {
      const imageUrl = await control.whileRunning((signal) =>
        transfer({
          data,
          type: file.type,
          prepare,
          queue,
          signal,
          onProgress: (bytesUploaded) =>
            uppy.emit('upload-progress', file, { uploadStarted: started, bytesUploaded, bytesTotal: data.size }),
        }),
      )
      if (imageUrl !== undefined) uppy.emit('upload-success', file, { status: 200, body: { imageUrl } })
    } catch (error) {
      onError(error)
      uppy.emit('upload-error', file, { name: 'UploadError', message: failureWords(error) })
    } finally {
      control.stop()
    }
  }

  uppy.addUploader(async (fileIds) => {
    const files = uppy.getFilesByIds(fileIds).filter((file) => !file.progress.uploadComplete)
    uppy.emit('upload-start', files)
    await Promise.all(files.map(send))
  })
}

/** Follows pause, resume and removal of one file. */
function followControls(uppy: PictureUppy, id: string) {
  let run = new AbortController()
  let removed = false
  let resume: (() => void) | undefined
  const events = new EventManager(uppy)
  const remove = () => {
    removed = true
    run.abort(paused)
    resume?.()
  }
  events.onFileRemove(id, remove)
  events.onCancelAll(id, remove)
  events.onFilePause(id, (isPaused) => {
    if (isPaused) run.abort(paused)
    else resume?.()
  })
  return {
    /** Runs the task until it ends, from its beginning after every pause; undefined when the file was removed. */
    async whileRunning<T>(task: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
      while (!removed) {
        run = new AbortController()
        try {
          return await task(run.signal)
        } catch (error) {
          if (!run.signal.aborted) throw error
          if (!removed && uppy.getFile(id).isPaused) await new Promise<void>((resolve) => (resume = resolve))
        }
      }
      return undefined
    },
    stop: () => events.remove(),
  }
}

/** What a person reads beside a file that did not arrive. */
function failureWords(error: unknown): string {
  const { failed } = uploadCopy
  if (error instanceof PrepareError) return failed.prepare
  if (!(error instanceof TransferError)) return failed.unreadable
  const { status, body } = error.failed
  if (status === 0) return failed.connection
  if (isExpired(error.failed)) return failed.expired
  if (status === 413 || body.includes('EntityTooLarge')) return failed.tooLarge
  return status === 429 || status >= 500 ? failed.busy : failed.refused
}
