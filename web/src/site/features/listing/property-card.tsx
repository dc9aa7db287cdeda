import type { CardProperty } from '@porchlight/contract/properties/property-card'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ComparisonToggle } from '../../../shared/comparison/comparison-toggle.tsx'
import { paths } from '../../../shared/paths.ts'
import { PropertyCardLayout } from '../../../shared/property-card/property-card-layout.tsx'
import { SaveButton } from '../../../shared/saved/save-button.tsx'
import { useStore } from '../../../shared/store.ts'
import { CardImage } from '../../../shared/ui/card-image.tsx'
import { cardSizes } from '../../../shared/ui/card-sizes.ts'
import { ClampedTitle } from '../../../shared/ui/clamped-title.tsx'
import { useHydrated } from '../../../shared/ui/use-browser-value.ts'
import { lastVisit } from '../../last-visit/last-visit.ts'
import { lastVisitCopy } from '../../last-visit/last-visit-copy.ts'

interface PropertyCardProps {
  property: CardProperty
  /** Loads the image first. */
  eager?: boolean
  /** Below the buttons. */
  children?: ReactNode
}

/** A property in a list; `eager` loads its image at once. */
export function PropertyCard({ property, eager = false, children }: PropertyCardProps) {
  const titleId = `property-${property.id}`
  const hydrated = useHydrated()
  return (
    <PropertyCardLayout
      property={property}
      titleId={titleId}
      title={
        <Link
          to={paths.property(property.id)}
          className="stretched decoration-brick decoration-1 underline-offset-4 group-hover:underline"
        >
          <ClampedTitle title={property.title} />
        </Link>
      }
      image={
        <CardImage image={property.image ?? undefined} alt="" sizes={cardSizes} eager={eager} className="rounded-md" />
      }
    >
      <ChangeMark id={property.id} />
      <div className="relative border-t border-rule pr-touch">
        <ComparisonToggle property={property} describedBy={titleId} />
        {/* Added after hydration to keep 12 icons out of the HTML. */}
        {hydrated && <SaveButton property={property} iconOnly />}
        {children}
      </div>
    </PropertyCardLayout>
  )
}

/** What has changed since the last visit. A component of its own, so that a mark does not render its card again. */
function ChangeMark({ id }: { id: string }) {
  const mark = useStore(lastVisit).marks[id]
  if (!mark) return null
  return (
    <p className="pointer-events-none absolute top-3 left-3 rounded-full bg-brick px-3 py-1 text-xs font-semibold text-on-brick print:hidden">
      {lastVisitCopy[mark]}
    </p>
  )
}
