import { ComparisonToggle } from '../../../shared/comparison/comparison-toggle.tsx'
import type { SavedProperty } from '../../../shared/persistent-list.ts'
import { SaveButton } from '../../../shared/saved/save-button.tsx'
import { useHydrated } from '../../../shared/ui/use-browser-value.ts'

/** What can be done with a property from its card. The heart comes when the page is alive: twelve of them are no bytes of it. */
export function CardActions({ property, titleId }: { property: SavedProperty; titleId: string }) {
  const hydrated = useHydrated()
  return (
    <>
      <ComparisonToggle property={property} describedBy={titleId} />
      {hydrated && <SaveButton property={property} iconOnly />}
    </>
  )
}
