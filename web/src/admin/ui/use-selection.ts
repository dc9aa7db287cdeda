import { type Dispatch, type SetStateAction, useCallback } from 'react'

type Keys = string[] | undefined

/** Items that are selected for bulk actions. `keys` are undefined outside of selection mode. */
export function useSelection(
  shown: readonly string[],
  [keys, setKeys]: readonly [Keys, Dispatch<SetStateAction<Keys>>],
) {
  return {
    // No hidden item is changed by mistake.
    selected: keys && new Set(shown.filter((key) => keys.includes(key))),
    begin: () => setKeys([]),
    end: () => setKeys(undefined),
    selectOnly: setKeys,
    select: useCallback(
      (key: string, isSelected: boolean) =>
        setKeys((before = []) => [...before.filter((other) => other !== key), ...(isSelected ? [key] : [])]),
      [setKeys],
    ),
  }
}
