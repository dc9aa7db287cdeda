import { useState } from 'react'
import type { EditedImage, ImageList } from './image-list.ts'
import { bulkActionsCopy, imagesCopy } from './images-copy.ts'

type Keys = ReadonlySet<string>

/** Holds which images are selected for bulk actions. */
export function useMultiSelect(displayed: ImageList) {
  const [selectedKeys, setSelectedKeys] = useState<Keys>()
  const selected = selectedKeys && new Set(displayed.flatMap(({ key }) => (selectedKeys.has(key) ? [key] : [])))
  return {
    /** Undefined outside of selection mode. */
    selected,
    begin: () => setSelectedKeys(new Set()),
    select: setSelectedKeys,
    end: () => setSelectedKeys(undefined),
    /** Undefined outside of selection mode. */
    checkboxFor: ({ key, caption }: EditedImage, position: number) =>
      selected && (
        <label className="-ml-2 grid size-touch shrink-0 cursor-pointer place-items-center self-center">
          <input
            type="checkbox"
            aria-label={bulkActionsCopy.one(imagesCopy.named(position, caption))}
            checked={selected.has(key)}
            onChange={({ target }) =>
              setSelectedKeys(new Set(target.checked ? [...selected, key] : [...selected].filter((k) => k !== key)))
            }
            className="size-5 accent-brick"
          />
        </label>
      ),
  }
}
