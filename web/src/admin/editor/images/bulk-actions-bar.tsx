import { useId, useState } from 'react'
import { announce } from '../../../shared/ui/announcer.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { controlStyles } from '../../../shared/ui/field.tsx'
import { SelectionBar } from '../../ui/selection-bar.tsx'
import type { ImageList } from './image-list.ts'
import { bulkActionsCopy, imagesCopy } from './images-copy.ts'
import { moveImages, softRemove } from './selected-images.ts'

const copy = bulkActionsCopy

interface BulkActionsBarProps {
  images: ImageList
  selected: ReadonlySet<string>
  onSelectAll: () => void
  onChange: (step: (images: ImageList) => ImageList) => void
  onRemoved: () => void
  onClose: () => void
}

/** What can be done with the chosen images. */
export function BulkActionsBar({ images, selected, onSelectAll, onChange, onRemoved, onClose }: BulkActionsBarProps) {
  const targetId = useId()
  const others = images.flatMap(({ key, caption }, index) =>
    selected.has(key) ? [] : [{ key, name: imagesCopy.named(index + 1, caption) }],
  )
  const first = others[0]?.key ?? ''
  const [chosenTarget, setChosenTarget] = useState('')
  // The chosen target may have been removed since. Empty is the end.
  const target = chosenTarget === 'end' ? '' : (others.find(({ key }) => key === chosenTarget)?.key ?? first)
  const none = selected.size === 0
  const all = images.length === selected.size
  return (
    <SelectionBar
      copy={copy}
      status={copy.count(selected.size)}
      onSelectAll={onSelectAll}
      className="gap-3 sm:grid-cols-[1fr_auto]"
    >
      <div className="flex flex-wrap items-center gap-2">
        <label htmlFor={targetId} className="text-sm font-medium">
          {copy.moveTo}
        </label>
        <select
          id={targetId}
          value={target}
          disabled={none || all}
          onChange={(event) => setChosenTarget(event.target.value || 'end')}
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
            onChange((now) => moveImages(now, selected, target || undefined))
            announce(copy.moved(selected.size))
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
            onChange((now) => softRemove(now, selected))
            onRemoved()
          }}
        >
          {copy.remove}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {copy.end}
        </Button>
      </div>
    </SelectionBar>
  )
}
