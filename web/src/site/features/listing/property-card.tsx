import { primaryImage } from '@porchlight/contract/image-order'
import type { Property } from '@porchlight/contract/property'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { HomeCard } from '../../../shared/home-card/home-card.tsx'
import { paths } from '../../../shared/paths.ts'
import { CardPicture } from '../../../shared/ui/card-picture.tsx'
import { cardSizes } from '../../../shared/ui/card-sizes.ts'

interface PropertyCardProps {
  property: Property
  /** The first of the page: its picture is fetched first. */
  eager: boolean
  /** What can be done with it; told the id of the title, which says what it acts on. */
  action: (titleId: string) => ReactNode
}

export function PropertyCard({ property, eager, action }: PropertyCardProps) {
  const titleId = `property-${property.id}`
  return (
    <HomeCard
      home={property}
      titleId={titleId}
      title={
        <Link
          to={paths.property(property.id)}
          className="stretched decoration-brick decoration-1 underline-offset-4 group-hover:underline"
        >
          {property.title}
        </Link>
      }
      picture={
        <CardPicture
          picture={primaryImage(property.images)}
          alt=""
          sizes={cardSizes}
          eager={eager}
          className="rounded-md"
        />
      }
    >
      <div className="relative border-t border-rule pr-touch">{action(titleId)}</div>
    </HomeCard>
  )
}
