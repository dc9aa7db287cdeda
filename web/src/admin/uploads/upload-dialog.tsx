import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { useOnline } from '../../shared/ui/use-online.ts'
import { AdminDialog } from '../ui/admin-dialog.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { FilePicker } from '../ui/file-picker.tsx'
import { UnsavedChanges } from '../ui/unsaved-changes.tsx'
import { acceptedImages } from './check-file.ts'
import { RefusedFiles } from './refused-files.tsx'
import { uploadCopy } from './upload-copy.ts'
import type { UploadedImage } from './upload-list.ts'
import { UploadRow } from './upload-row.tsx'
import { type RefusedFile, useImageUpload } from './use-image-upload.ts'

interface UploadDialogProps {
  title: string
  /** 30, or 1 for hero images (docs/product/images.md#uploading). */
  maxFiles: number
  hint?: string | undefined
  /** A new photo, which is uploaded at once. */
  photo?: File | undefined
  onError: (error: unknown) => void
  /** Called when no upload is left or when stopped, never with an empty list. */
  onUploaded: (images: UploadedImage[]) => void
  onClose: () => void
}

/** Closes after the upload (docs/product/images.md#uploading). */
export function UploadDialog({ title, maxFiles, hint = '', photo, onError, onUploaded, onClose }: UploadDialogProps) {
  const [asking, setAsking] = useState(false)
  const [note, setNote] = useState('')
  const online = useOnline()
  const startButton = useRef<HTMLButtonElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const { list, files, refused, isChecking, busy, add, ...upload } = useImageUpload({
    maxFiles,
    photo,
    onError,
    onUploadEnd: (images, rest) => {
      if (images.length > 0) onUploaded(images)
      const isShrinking = refused.some((refusal) => refusal.isShrinking)
      if (images.length > 0 && rest === 0 && !isShrinking && !isChecking) onClose()
    },
  })
  const addPasted = useEffectEvent((event: ClipboardEvent) => {
    const pasted = [...(event.clipboardData?.files ?? [])]
    if (pasted.length === 0) return
    event.preventDefault()
    void add(pasted)
  })
  useEffect(() => {
    const paste = (event: ClipboardEvent) => addPasted(event)
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
  // The pressed button may have disappeared.
  useEffect(() => {
    if (document.activeElement === document.body) closeButton.current?.focus({ preventScroll: true })
  })
  const count = (state: string) => files.filter((file) => file.state === state).length
  const ready = count('ready')
  const failed = count('failed')
  const shrink = async (refusal: RefusedFile) => {
    setNote('')
    if (await upload.shrink(refusal)) setNote(uploadCopy.shrink.done(refusal.file.name))
  }
  return (
    <AdminDialog title={title} wide onClose={() => (busy ? setAsking(true) : onClose())}>
      <FilePicker
        label={uploadCopy.choose(maxFiles)}
        dropText={uploadCopy.drop}
        hint={`${uploadCopy.limits(maxFiles)} ${hint}`.trim()}
        accept={acceptedImages}
        multiple={maxFiles > 1}
        onChosen={(chosen) => void add(chosen)}
        className="mt-4"
      />
      <RefusedFiles
        files={refused}
        onShrink={(refusal) => void shrink(refusal)}
        onFocusLost={() => (startButton.current?.disabled === false ? startButton : closeButton).current?.focus()}
      />
      {files.length > 0 && (
        <ul aria-label={uploadCopy.picked} className="mt-4 divide-y divide-rule border-y border-rule">
          {files.map((file) => (
            <UploadRow
              key={file.id}
              file={file}
              onTogglePause={() => list.togglePause(file)}
              onRetry={() => list.retry(file)}
              onRemove={() => list.remove(file)}
            />
          ))}
        </ul>
      )}
      <div className="dialog-actions mt-6">
        <p role="status" className="mr-auto text-sm text-ink-soft">
          {busy || failed > 0
            ? uploadCopy.tally(count('done'), failed, files.length)
            : isChecking
              ? uploadCopy.checking
              : note}
        </p>
        {busy && !online && (
          <Button variant="outline" onClick={list.sendAnyway}>
            {uploadCopy.sendAnyway}
          </Button>
        )}
        <Button ref={closeButton} variant="outline" onClick={() => (busy ? setAsking(true) : onClose())}>
          {uploadCopy.close}
        </Button>
        {ready === 0 && failed > 0 ? (
          <Button disabled={busy} onClick={list.retryFailed}>
            {uploadCopy.retryAll}
          </Button>
        ) : (
          (ready > 0 || !busy) && (
            <Button ref={startButton} disabled={ready === 0 || isChecking} onClick={list.start}>
              {uploadCopy.start(ready)}
            </Button>
          )
        )}
      </div>
      <UnsavedChanges when={isChecking || files.length > 0} onDiscard={list.cancel} />
      {asking && (
        <ConfirmDialog
          labels={uploadCopy.stop}
          onConfirm={() => {
            const images = list.takeUploaded()
            if (images.length > 0) onUploaded(images)
            onClose()
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </AdminDialog>
  )
}
