import { useState } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { AdminDialog } from '../ui/admin-dialog.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { ImagePicker } from './image-picker.tsx'
import { uploadCopy } from './upload-copy.ts'
import { UploadRow } from './upload-row.tsx'
import { fileState, type RefusedFile, type UploadedImage, useImageUpload } from './use-image-upload.ts'

interface UploadDialogProps {
  title: string
  /** Maximum number of files: 30, or 1 for hero images (docs/product/images.md#uploading). */
  maxFiles: number
  /** Additional hint. */
  hint?: string | undefined
  /** A new photo, which is uploaded immediately. */
  photo?: File | undefined
  /** Called when a file failed permanently. */
  onError: (error: unknown) => void
  /** Called once per run or when the upload is stopped, never with an empty list. */
  onUploaded: (images: UploadedImage[]) => void
  onClose: () => void
}

/** Chooses and uploads images, then closes (docs/product/images.md#uploading). Open while it is rendered. */
export function UploadDialog({ title, maxFiles, hint, photo, onError, onUploaded, onClose }: UploadDialogProps) {
  const [asking, setAsking] = useState(false)
  const { files, refused, busy, add, start, retry, retryFailed, togglePause, remove, takeUploaded } = useImageUpload({
    maxFiles,
    photo,
    onError,
    onUploadEnd: (images, rest) => {
      if (images.length > 0) onUploaded(images)
      if (images.length > 0 && rest === 0) onClose()
    },
  })
  const count = (state: string) => files.filter((file) => fileState(file) === state).length
  const ready = count('ready')
  const failed = count('failed')
  return (
    <AdminDialog title={title} wide onClose={() => (busy ? setAsking(true) : onClose())}>
      <ImagePicker maxFiles={maxFiles} hint={hint} onChosen={add} />
      <RefusedFiles files={refused} />
      {files.length > 0 && (
        <ul aria-label={uploadCopy.picked} className="mt-4 divide-y divide-rule border-y border-rule">
          {files.map((file) => (
            <UploadRow
              key={file.id}
              file={file}
              onTogglePause={() => togglePause(file.id)}
              onRetry={() => void retry(file.id)}
              onRemove={() => remove(file.id)}
            />
          ))}
        </ul>
      )}
      <div className="sticky -bottom-gutter -mx-gutter mt-6 -mb-gutter flex flex-wrap items-center justify-end gap-3 bg-paper px-gutter py-4">
        <p role="status" className="mr-auto text-sm text-ink-soft">
          {(busy || failed > 0) && uploadCopy.tally(count('done'), failed, files.length)}
        </p>
        <Button variant="outline" onClick={() => (busy ? setAsking(true) : onClose())}>
          {uploadCopy.close}
        </Button>
        {ready === 0 && failed > 0 ? (
          <Button disabled={busy} onClick={() => void retryFailed()}>
            {uploadCopy.retryAll}
          </Button>
        ) : (
          (ready > 0 || !busy) && (
            <Button disabled={ready === 0} onClick={() => void start()}>
              {uploadCopy.start(ready)}
            </Button>
          )
        )}
      </div>
      {asking && (
        <ConfirmDialog
          labels={uploadCopy.stop}
          onConfirm={() => {
            const images = takeUploaded()
            if (images.length > 0) onUploaded(images)
            onClose()
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </AdminDialog>
  )
}

/** Chosen files that cannot be uploaded, each with the reason. */
function RefusedFiles({ files }: { files: readonly RefusedFile[] }) {
  return (
    <div role="alert">
      {files.length > 0 && (
        <div className="mt-4 rounded-md border border-brick bg-sheet px-4 py-3 text-sm">
          <p className="font-semibold text-brick">{uploadCopy.refused}</p>
          <ul className="mt-1 grid gap-1">
            {files.map(({ name, reason }, index) => (
              <li key={`${name} ${index}`} className="wrap-anywhere">
                <strong className="font-medium">{name}</strong>: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
