import { primaryImage } from '@porchlight/contract/image-order'
import { limits } from '@porchlight/contract/limits'
import { propertyTypeLabels } from '@porchlight/contract/options'
import type { Property } from '@porchlight/contract/property'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { Badge } from '../../../shared/ui/badge.tsx'
import { CardPicture } from '../../../shared/ui/card-picture.tsx'
import { cardSizes } from '../../../shared/ui/card-sizes.ts'
import { VacancyBadge } from '../../vacancy-badge.tsx'
import { factsLine } from './facts-line.ts'
import { cardCopy } from './listing-copy.ts'

interface PropertyCardProps {
  property: Property
  /** The first of the page: its picture is fetched first. */
  eager: boolean
  /** What can be done with it; told the id of the title, which says what it acts on. */
  action: (titleId: string) => ReactNode
}

export function PropertyCard({ property, eager, action }: PropertyCardProps) {
  const titleId = `property-${property.id}`
  const features = property.features.slice(0, limits.featureBadgesPerCard)
  const facts = factsLine(property)
  return (
    <article className="group relative flex h-full flex-col" aria-labelledby={titleId}>
      <CardPicture
        picture={primaryImage(property.images)}
        alt=""
        sizes={cardSizes}
        eager={eager}
        className="rounded-md"
      />
      <div className="flex grow flex-col gap-3 pt-4 pb-3">
        <p className="flex flex-wrap items-center gap-2">
          <Badge>{property.architecturalStyle || propertyTypeLabels[property.propertyType]}</Badge>
          {property.featured && <Badge tone="lamp">{cardCopy.featured}</Badge>}
          <VacancyBadge vacancy={property.vacancy} />
        </p>
        <div>
          <h3 id={titleId} className="text-xl">
            <Link
              to={paths.property(property.id)}
              className="stretched decoration-brick decoration-1 underline-offset-4 group-hover:underline"
            >
              {property.title}
            </Link>
          </h3>
          {facts && <p className="pt-1 text-sm text-ink-soft">{facts}</p>}
        </div>
        {features.length > 0 ? (
          <ul className="flex flex-wrap gap-1.5">
            {features.map((feature) => (
              <li key={feature} className="max-w-full">
                <Badge tone="outline">{feature}</Badge>
              </li>
            ))}
          </ul>
        ) : (
          <p className="line-clamp-3 text-sm text-ink-soft">{property.description}</p>
        )}
      </div>
      <div className="relative border-t border-rule pr-touch">{action(titleId)}</div>
    </article>
  )
}
