import { useId, useState } from 'react'
import { announce } from '../../../shared/ui/announcer.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { controlStyles } from '../../../shared/ui/field.tsx'
import type { ImageList } from './image-list.ts'
import { bulkActionsCopy, imagesCopy } from './images-copy.ts'
import { moveImages, takeOut } from './selected-images.ts'

const copy = bulkActionsCopy

interface SeveralBarProps {
  /** Those that are shown. */
  images: ImageList
  /** Keys of the ticked ones. */
  chosen: ReadonlySet<string>
  onChoose: (keys: ReadonlySet<string>) => void
  onChange: (step: (images: ImageList) => ImageList) => void
  /** After they were taken out, and this is closed. */
  onRemoved: () => void
  onClose: () => void
}

/** What can be done with the ticked pictures; stays at the lower edge, where a thumb is. */
export function BulkActionsBar({ images, chosen, onChoose, onChange, onRemoved, onClose }: SeveralBarProps) {
  const placeId = useId()
  const others = images.flatMap(({ key, caption }, index) =>
    chosen.has(key) ? [] : [{ key, name: imagesCopy.named(index + 1, caption) }],
  )
  const first = others[0]?.key ?? ''
  const [wanted, setWanted] = useState('')
  // the one that was chosen may have been ticked or removed since; empty is the end
  const place = wanted === 'end' ? '' : (others.find(({ key }) => key === wanted)?.key ?? first)
  const none = chosen.size === 0
  const all = images.length === chosen.size
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stick
    <div
      role="group"
      aria-label={copy.bar}
      className="sticky bottom-0 z-10 grid gap-3 rounded-md max-[20rem]:static sm:grid-cols-[1fr_auto] border border-rule-strong bg-sheet p-3 shadow-lift"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 sm:col-span-full">
        <p role="status" className="text-sm font-semibold">
          {copy.count(chosen.size)}
        </p>
        <button
          type="button"
          onClick={() => onChoose(new Set(images.map(({ key }) => key)))}
          className="min-h-touch text-sm font-semibold text-brick underline-offset-4 hover:underline"
        >
          {copy.all}
        </button>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <label htmlFor={placeId} className="text-sm font-medium">
          {copy.place}
        </label>
        <select
          id={placeId}
          value={place}
          disabled={none || all}
          onChange={({ target }) => setWanted(target.value || 'end')}
          className={`${controlStyles} select-arrow w-auto! pr-7 min-w-0 flex-1`}
        >
          {others.map(({ key, name }, index) => (
            <option key={key} value={key}>
              {index === 0 ? copy.top : copy.before(name)}
            </option>
          ))}
          <option value="">{copy.atEnd}</option>
        </select>
        <Button
          variant="outline"
          disabled={none || all}
          onClick={() => {
            onChange((now) => moveImages(now, chosen, place || undefined))
            announce(copy.moved(chosen.size))
          }}
        >
          {copy.move}
        </Button>
      </div>
      <div className="flex flex-wrap justify-between gap-2">
        <Button
          variant="outline"
          disabled={none}
          onClick={() => {
            onChange((now) => takeOut(now, chosen))
            onClose()
            onRemoved()
          }}
        >
          {copy.remove}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {copy.end}
        </Button>
      </div>
    </div>
  )
}
