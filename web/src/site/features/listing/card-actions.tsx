import { ComparisonToggle } from '../../../shared/comparison/comparison-toggle.tsx'
import type { KeptHome } from '../../../shared/kept-homes.ts'
import { SaveButton } from '../../../shared/saved/save-button.tsx'
import { useAlive } from '../../../shared/ui/use-browser-value.ts'

/** What can be done with a home from its card. The heart comes when the page is alive: twelve of them are no bytes of it. */
export function CardActions({ home, titleId }: { home: KeptHome; titleId: string }) {
  const alive = useAlive()
  return (
    <>
      <ComparisonToggle property={home} describedBy={titleId} />
      {alive && <SaveButton home={home} bare />}
    </>
  )
}
