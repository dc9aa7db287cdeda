import type { Property } from '@porchlight/contract/properties/property'
import { useCallback, useState } from 'react'

/** Holds which of the shown properties are selected for bulk actions; undefined outside of selection mode. */
export function useSelection(shown: readonly Property[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>()
  return {
    // No hidden property is changed by mistake.
    selected: ids && new Set(shown.flatMap(({ id }) => (ids.has(id) ? [id] : []))),
    begin: () => setIds(new Set()),
    end: () => setIds(undefined),
    selectOnly: (properties: readonly Property[]) => setIds(new Set(properties.map(({ id }) => id))),
    select: useCallback((id: string, isSelected: boolean) => {
      setIds((before) => {
        const next = new Set(before)
        if (isSelected) next.add(id)
        else next.delete(id)
        return next
      })
    }, []),
  }
}
