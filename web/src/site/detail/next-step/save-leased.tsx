import { useMatch } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import type { SavedProperty } from '../../../shared/persistent-list.ts'
import { SaveButton } from '../../../shared/saved/save-button.tsx'
import { useHydrated } from '../../../shared/ui/use-browser-value.ts'

/** Saving is part of a leased home's next step. In previews the property may have no page yet. */
export function SaveLeased({ property }: { property: SavedProperty }) {
  const hydrated = useHydrated()
  const inPreview = useMatch(paths.preview(':token'))
  return hydrated && !inPreview && <SaveButton property={property} />
}
