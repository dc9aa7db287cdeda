import type { ComponentProps } from 'react'
import { IconButton } from '../../shared/ui/button.tsx'
import { useOnline } from '../../shared/ui/use-online.ts'
import { AdminIcon, type AdminIconName } from '../ui/admin-icon.tsx'
import { NewImage } from './new-image.tsx'
import { uploadCopy } from './upload-copy.ts'
import { type ImageFile, isUnderWay } from './upload-list.ts'

interface UploadRowProps {
  file: ImageFile
  onTogglePause: () => void
  onRetry: () => void
  onRemove: () => void
}

/** One file with its progress, error and controls. */
export function UploadRow({ file, onTogglePause, onRetry, onRemove }: UploadRowProps) {
  const online = useOnline()
  const { state } = file
  const { name, size } = file.file
  const isActive = isUnderWay(file)
  return (
    <li className="flex items-center gap-3 py-2">
      <NewImage file={file.file} alt="" className="size-14 shrink-0 rounded-md" />
      <div className="min-w-0 grow">
        <p className="truncate text-sm font-medium" title={name}>
          {name}
        </p>
        {isActive && (
          <progress
            aria-label={uploadCopy.progress(name)}
            max={size}
            value={file.bytesSent}
            className="upload-progress my-1 block h-1.5 w-full"
          />
        )}
        <p
          role={state === 'failed' ? 'alert' : undefined}
          className={`text-xs ${state === 'failed' ? 'font-medium text-brick' : 'text-ink-soft'}`}
        >
          {formatState(file, online)}
        </p>
      </div>
      {isActive ? (
        <RowButton
          icon={state === 'paused' ? 'play' : 'pause'}
          label={state === 'paused' ? uploadCopy.resume(name) : uploadCopy.pause(name)}
          onClick={onTogglePause}
        />
      ) : (
        state === 'failed' && <RowButton icon="retry" label={uploadCopy.retry(name)} onClick={onRetry} />
      )}
      {state !== 'done' && (
        <RowButton
          icon="close"
          label={isActive ? uploadCopy.cancel(name) : uploadCopy.remove(name)}
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

function formatState({ state, error = '', file: { size }, bytesSent }: ImageFile, online: boolean): string {
  const labels = uploadCopy.state
  if (state === 'failed') return error
  if (state !== 'running') return labels[state]
  if (bytesSent === 0) return online ? labels.waiting : labels.offline
  return bytesSent === size ? labels.confirming : labels.sending(Math.round((bytesSent / size) * 100))
}
