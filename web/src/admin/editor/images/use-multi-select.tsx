import { useState } from 'react'
import type { EditedImage, ImageList } from './image-list.ts'
import { bulkActionsCopy, imagesCopy } from './images-copy.ts'

type Keys = ReadonlySet<string>

/** Which pictures are ticked to be moved or removed together. */
export function useMultiSelect(shown: ImageList) {
  const [ticked, setTicked] = useState<Keys>()
  const chosen = ticked && new Set(shown.flatMap(({ key }) => (ticked.has(key) ? [key] : [])))
  return {
    /** Keys of the ticked ones; undefined while none can be ticked. */
    chosen,
    begin: () => setTicked(new Set()),
    choose: setTicked,
    end: () => setTicked(undefined),
    /** The box of one picture; undefined while none can be ticked. */
    tickFor: ({ key, caption }: EditedImage, position: number) =>
      chosen && (
        <label className="-ml-2 grid size-touch shrink-0 cursor-pointer place-items-center self-center">
          <input
            type="checkbox"
            aria-label={bulkActionsCopy.one(imagesCopy.named(position, caption))}
            checked={chosen.has(key)}
            onChange={({ target }) =>
              setTicked(new Set(target.checked ? [...chosen, key] : [...chosen].filter((k) => k !== key)))
            }
            className="size-5 accent-brick"
          />
        </label>
      ),
  }
}
