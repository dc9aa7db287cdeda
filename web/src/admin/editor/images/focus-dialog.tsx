import type { Focus } from '@porchlight/contract/images/image-files'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { announce } from '../../../shared/ui/announcer.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { focusStyles } from '../../../shared/ui/responsive-image.tsx'
import { AdminDialog } from '../../ui/admin-dialog.tsx'
import { forDevice } from '../../ui/for-device.ts'
import { useObjectUrl } from '../../uploads/new-image.tsx'
import type { EditedImage } from './image-list.ts'
import { focusCopy } from './images-copy.ts'

const copy = focusCopy

interface FocusDialogProps {
  image: Pick<EditedImage, 'url' | 'alt' | 'focus'>
  /** File of an image that was uploaded since the page was opened. */
  file: Blob | undefined
  onChange: (focus: Focus | undefined) => void
  onClose: () => void
  /** Called by "Done" to save the choice, which closing discards. By default "Done" closes the dialog. */
  onDone?: () => void
  /** Label of "Done" while the choice is being saved. */
  busyLabel?: string | undefined
  children?: ReactNode
}

const center = { x: 0.5, y: 0.5 }
/** Limits a share to 0 to 1 and rounds it to hundredths. */
const toShare = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100

const cropClasses = {
  card: 'aspect-card',
  phone: 'aspect-[390/500]',
  wide: 'aspect-[1440/600]',
  shared: 'aspect-[1200/630]',
}

/** Previews every crop. */
export function FocusDialog({ image, file, onChange, onClose, onDone, busyLabel, children }: FocusDialogProps) {
  const objectUrl = useObjectUrl(file)
  const [unreadable, setUnreadable] = useState(false)
  const address = objectUrl && !unreadable ? objectUrl : image.url
  const { x, y } = image.focus ?? center
  const busy = busyLabel !== undefined

  const tap = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // Enter and space click without coordinates.
    if (detail === 0) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const focus = { x: toShare((clientX - left) / width), y: toShare((clientY - top) / height) }
    onChange(focus)
    announce(copy.at(Math.round(focus.x * 100), Math.round(focus.y * 100)))
  }
  return (
    <AdminDialog title={copy.title} text={forDevice(copy.text)} wide onClose={onClose}>
      <div inert={busy}>
        <div className="mt-4 flex justify-center">
          <button
            type="button"
            tabIndex={-1}
            aria-label={copy.target}
            onClick={tap}
            className="relative block cursor-crosshair touch-manipulation"
          >
            <img
              src={address}
              alt={image.alt ?? ''}
              onError={() => setUnreadable(true)}
              className="block max-h-[38dvh] max-w-full rounded-md"
            />
            <span
              aria-hidden="true"
              className="pointer-events-none absolute size-8 -translate-1/2 rounded-full border-3 border-on-night bg-night/30 outline-2 outline-night"
              style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
            />
          </button>
        </div>
        <p className="mt-2 text-center text-sm text-ink-soft">
          {image.focus ? copy.at(Math.round(x * 100), Math.round(y * 100)) : copy.middle}
        </p>
        <div className="mt-2 flex gap-6">
          {(['x', 'y'] as const).map((axis) => (
            <label key={axis} className="min-w-0 grow text-xs text-ink-soft">
              {copy.axes[axis]}
              <input
                type="range"
                step="5"
                value={Math.round({ x, y }[axis] * 100)}
                onChange={({ target }) => onChange({ x, y, [axis]: Number(target.value) / 100 })}
                className="block min-h-touch w-full accent-brick"
              />
            </label>
          ))}
        </div>
        <ul className="mt-4 grid grid-cols-[4fr_3fr] items-end gap-x-4 gap-y-3 sm:grid-cols-[4fr_2.4fr_6fr_5fr]">
          {(['card', 'phone', 'wide', 'shared'] as const).map((shape) => (
            <li key={shape} className="grid gap-1 text-xs text-ink-soft">
              <span className={`relative block overflow-hidden rounded-md bg-paper-deep ${cropClasses[shape]}`}>
                <img
                  src={address}
                  alt=""
                  className={`absolute inset-0 size-full object-cover ${focusStyles(image.focus)}`}
                />
              </span>
              {copy.previews[shape]}
            </li>
          ))}
        </ul>
      </div>
      {children}
      <div className="dialog-actions mt-6 gap-2 sm:gap-3">
        {onDone && (
          <Button variant="quiet" className="px-2!" onClick={onClose}>
            {copy.cancel}
          </Button>
        )}
        <Button variant="outline" off={busy} onClick={() => onChange(undefined)}>
          {copy.reset}
        </Button>
        <Button busy={busy} onClick={onDone ?? onClose}>
          {busyLabel ?? copy.done}
        </Button>
      </div>
    </AdminDialog>
  )
}
