import type { ComponentProps } from 'react'
import { IconButton } from '../../shared/ui/button.tsx'
import { useOnline } from '../../shared/ui/use-online.ts'
import { AdminIcon, type AdminIconName } from '../ui/admin-icon.tsx'
import { NewImage } from './new-image.tsx'
import type { ImageFile } from './single-put.ts'
import { uploadCopy } from './upload-copy.ts'
import { type FileState, fileState } from './use-image-upload.ts'

interface UploadRowProps {
  file: ImageFile
  onTogglePause: () => void
  onRetry: () => void
  onRemove: () => void
}

/** One file with its progress, error and controls. */
export function UploadRow({ file, onTogglePause, onRetry, onRemove }: UploadRowProps) {
  const online = useOnline()
  const state = fileState(file)
  const isUnderWay = state === 'waiting' || state === 'sending' || state === 'confirming' || state === 'paused'
  const { name } = file
  return (
    <li className="flex items-center gap-3 py-2">
      <NewImage file={file.data} alt="" className="size-14 shrink-0 rounded-md" />
      <div className="min-w-0 grow">
        <p className="truncate text-sm font-medium" title={name}>
          {name}
        </p>
        {isUnderWay && (
          <progress
            aria-label={uploadCopy.progress(name)}
            max={100}
            value={file.progress.percentage ?? 0}
            className="upload-progress my-1 block h-1.5 w-full"
          />
        )}
        <p
          role={state === 'failed' ? 'alert' : undefined}
          className={`text-xs ${state === 'failed' ? 'font-medium text-brick' : 'text-ink-soft'}`}
        >
          {formatState(state, file, online)}
        </p>
      </div>
      {isUnderWay && (
        <RowButton
          icon={state === 'paused' ? 'play' : 'pause'}
          label={state === 'paused' ? uploadCopy.resume(name) : uploadCopy.pause(name)}
          onClick={onTogglePause}
        />
      )}
      {state === 'failed' && <RowButton icon="retry" label={uploadCopy.retry(name)} onClick={onRetry} />}
      {state !== 'done' && (
        <RowButton
          icon="close"
          label={isUnderWay ? uploadCopy.cancel(name) : uploadCopy.remove(name)}
          onClick={onRemove}
        />
      )}
    </li>
  )
}

function RowButton({ icon, ...named }: ComponentProps<typeof IconButton> & { icon: AdminIconName }) {
  return (
    <IconButton {...named} className="hover:bg-paper-deep">
      <AdminIcon name={icon} />
    </IconButton>
  )
}

function formatState(state: FileState, { error, progress }: ImageFile, online: boolean): string {
  const labels = uploadCopy.state
  if (state === 'failed') return error ?? ''
  if (state === 'waiting' && !online) return labels.offline
  return state === 'sending' ? labels.sending(Math.round(progress.percentage ?? 0)) : labels[state]
}
