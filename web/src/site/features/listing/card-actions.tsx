import { ComparisonToggle } from '../../../shared/comparison/comparison-toggle.tsx'
import type { SavedProperty } from '../../../shared/kept-homes.ts'
import { SaveButton } from '../../../shared/saved/save-button.tsx'
import { useHydrated } from '../../../shared/ui/use-browser-value.ts'

/** What can be done with a home from its card. The heart comes when the page is alive: twelve of them are no bytes of it. */
export function CardActions({ home, titleId }: { home: SavedProperty; titleId: string }) {
  const hydrated = useHydrated()
  return (
    <>
      <ComparisonToggle property={home} describedBy={titleId} />
      {hydrated && <SaveButton home={home} bare />}
    </>
  )
}
