import type { SavedProperty } from '../../../shared/persistent-list.ts'
import { SaveButton } from '../../../shared/saved/save-button.tsx'
import { useHydrated } from '../../../shared/ui/use-browser-value.ts'
import { useInPreview } from '../use-in-preview.ts'

/** Saving is part of a leased home's next step. */
export function SaveLeased({ property }: { property: SavedProperty }) {
  const hydrated = useHydrated()
  const inPreview = useInPreview()
  return hydrated && !inPreview && <SaveButton property={property} />
}
