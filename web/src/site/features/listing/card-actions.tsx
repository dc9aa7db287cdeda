import type { Property } from '@porchlight/contract/property'
import { ComparisonToggle } from '../../../shared/comparison/comparison-toggle.tsx'
import { SaveButton } from '../../../shared/saved/save-button.tsx'
import { useAlive } from '../../../shared/ui/use-browser-value.ts'

/** What can be done with a home from its card. The heart comes when the page is alive: twelve of them are no bytes of it. */
export function CardActions({ property, titleId }: { property: Property; titleId: string }) {
  const alive = useAlive()
  return (
    <>
      <ComparisonToggle property={property} describedBy={titleId} />
      {alive && <SaveButton home={property} bare />}
    </>
  )
}
