import { hasStatus } from '../../shared/api/api-error.ts'
import { createStore } from '../../shared/store.ts'
import { TransferError } from './put-file.ts'
import { isExpired } from './retry-policy.ts'
import { PrepareError, transfer, UnreadableFileError } from './transfer.ts'
import { uploadCopy } from './upload-copy.ts'
import { UploadQueue } from './upload-queue.ts'

export interface ImageFile {
  id: string
  file: File
  /** By its first bytes. */
  type: string
  state: 'ready' | 'running' | 'paused' | 'failed' | 'done'
  bytesSent: number
  error?: string
  imageUrl?: string
}

export interface UploadedImage {
  url: string
  file: Blob
}

interface UploadListOptions {
  onError: (error: unknown) => void
  /** Images are in the order of selection; `rest` files remain listed. */
  onEnd: (images: UploadedImage[], rest: number) => void
}

export const isUnderWay = ({ state }: ImageFile): boolean => state === 'running' || state === 'paused'

/** The files of one upload dialog and their uploads. */
export function createUploadList({ onError, onEnd }: UploadListOptions) {
  const files = createStore<readonly ImageFile[]>([])
  const queue = new UploadQueue()
  const runs = new Map<string, AbortController>()
  const update = (id: string, changes: Partial<ImageFile>) =>
    files.set(files.get().map((file) => (file.id === id ? { ...file, ...changes } : file)))
  const takeUploaded = (count = Number.POSITIVE_INFINITY): UploadedImage[] => {
    const listed = files.get()
    files.set(listed.filter(({ imageUrl }, n) => !imageUrl || n >= count))
    return listed.slice(0, count).flatMap(({ imageUrl, file }) => (imageUrl ? [{ url: imageUrl, file }] : []))
  }
  const handOver = (count?: number) => {
    const uploaded = takeUploaded(count)
    onEnd(uploaded, files.get().length)
  }
  const endIfIdle = () => {
    if (!files.get().some(isUnderWay)) handOver()
  }
  const send = async ({ id, file, type }: ImageFile) => {
    const run = new AbortController()
    const { signal } = run
    runs.set(id, run)
    update(id, { state: 'running', bytesSent: 0 })
    try {
      const onProgress = (bytesSent: number) => update(id, { bytesSent })
      const imageUrl = await transfer({ data: file, type, queue, signal, onProgress })
      update(id, { state: 'done', imageUrl })
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof PrepareError && hasStatus(error.cause, 401)) handOver()
      onError(error)
      update(id, { state: 'failed', error: failureMessage(error) })
    }
    endIfIdle()
  }
  const sendAll = (state: ImageFile['state']) => {
    for (const file of files.get()) if (file.state === state) void send(file)
  }
  return {
    files,
    add(file: File, type: string, maxFiles: number): string | undefined {
      const listed = files.get()
      if (listed.some((other) => isSameFile(other.file, file))) return uploadCopy.listed
      if (listed.length >= maxFiles) return uploadCopy.tooMany(maxFiles)
      files.set([...listed, { id: crypto.randomUUID(), file, type, state: 'ready', bytesSent: 0 }])
      return undefined
    },
    start: () => sendAll('ready'),
    retry: (file: ImageFile) => void send(file),
    retryFailed: () => sendAll('failed'),
    togglePause(file: ImageFile) {
      if (file.state === 'paused') return void send(file)
      runs.get(file.id)?.abort()
      update(file.id, { state: 'paused' })
    },
    remove({ id }: ImageFile) {
      runs.get(id)?.abort()
      files.set(files.get().filter((file) => file.id !== id))
      endIfIdle()
    },
    takeUploaded: () => takeUploaded(),
    /** Keeps the order of selection. */
    handOverFirst() {
      const count = files.get().findIndex(({ imageUrl }) => !imageUrl)
      if (count > 0) handOver(count)
    },
    sendAnyway: () => queue.sendAnyway(),
    cancel() {
      for (const run of runs.values()) run.abort()
    },
  }
}

export const isSameFile = (a: File, b: File): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified

function failureMessage(error: unknown): string {
  const { failed } = uploadCopy
  if (error instanceof PrepareError) return failed.prepare
  if (error instanceof UnreadableFileError) return failed.unreadable
  if (!(error instanceof TransferError)) return failed.refused
  const { status, body } = error
  if (status === 0) return failed.connection
  if (isExpired(error)) return failed.expired
  if (status === 413 || body.includes('EntityTooLarge')) return failed.tooLarge
  return status === 429 || status >= 500 ? failed.busy : failed.refused
}
