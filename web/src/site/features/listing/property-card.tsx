import type { CardProperty } from '@porchlight/contract/properties/property-card'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { PropertyCardLayout } from '../../../shared/property-card/property-card-layout.tsx'
import { CardImage } from '../../../shared/ui/card-image.tsx'
import { cardSizes } from '../../../shared/ui/card-sizes.ts'
import { ClampedTitle } from '../../../shared/ui/clamped-title.tsx'
import { ChangeMark } from '../../last-visit/change-mark.tsx'

interface PropertyCardProps {
  property: CardProperty
  /** Loads the image first. */
  eager: boolean
  /** Gets the id of the title, which describes the buttons. */
  action: (titleId: string) => ReactNode
}

export function PropertyCard({ property, eager, action }: PropertyCardProps) {
  const titleId = `property-${property.id}`
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
      <div className="relative border-t border-rule pr-touch">{action(titleId)}</div>
    </PropertyCardLayout>
  )
}
