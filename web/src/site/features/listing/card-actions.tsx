import { ComparisonToggle } from '../../../shared/comparison/comparison-toggle.tsx'
import type { SavedProperty } from '../../../shared/persistent-list.ts'
import { SaveButton } from '../../../shared/saved/save-button.tsx'
import { useHydrated } from '../../../shared/ui/use-browser-value.ts'

/** The heart is added after hydration to keep 12 icons out of the HTML. */
export function CardActions({ property, titleId }: { property: SavedProperty; titleId: string }) {
  const hydrated = useHydrated()
  return (
    <>
      <ComparisonToggle property={property} describedBy={titleId} />
      {hydrated && <SaveButton property={property} iconOnly />}
    </>
  )
}
