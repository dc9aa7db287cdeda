import { useCallback, useState } from 'react'

/** Holds the keys of the shown items that are selected for bulk actions; undefined outside of selection mode. */
export function useSelection(shown: readonly string[]) {
  const [keys, setKeys] = useState<ReadonlySet<string>>()
  return {
    // No hidden item is changed by mistake.
    selected: keys && new Set(shown.filter((key) => keys.has(key))),
    begin: () => setKeys(new Set()),
    end: () => setKeys(undefined),
    selectOnly: (only: readonly string[]) => setKeys(new Set(only)),
    select: useCallback((key: string, isSelected: boolean) => {
      setKeys((before) => {
        const next = new Set(before)
        if (isSelected) next.add(key)
        else next.delete(key)
        return next
      })
    }, []),
  }
}
