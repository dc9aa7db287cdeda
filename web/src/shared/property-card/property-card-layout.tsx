import { limits } from '@porchlight/contract/limits'
import { propertyTypeLabels } from '@porchlight/contract/properties/options'
import type { CardProperty } from '@porchlight/contract/properties/property-card'
import type { ReactNode } from 'react'
import { FactIcons } from '../facts/fact-icons.tsx'
import { Badge } from '../ui/badge.tsx'
import { AvailabilityBadge } from './availability.tsx'
import { cardCopy } from './card-copy.ts'
import { factsLine } from './facts-line.ts'

interface PropertyCardLayoutProps {
  property: Omit<CardProperty, 'id' | 'title' | 'location' | 'image'>
  titleId: string
  title: ReactNode
  image: ReactNode
  children?: ReactNode
}

/** What the card of a list and its preview in the editor have in common; `children` end the card. */
export function PropertyCardLayout({ property, titleId, title, image, children }: PropertyCardLayoutProps) {
  const features = property.features.slice(0, limits.featureBadgesPerCard)
  const facts = factsLine(property)
  return (
    <article className="group relative flex h-full flex-col" aria-labelledby={titleId}>
      {image}
      <div className="flex grow flex-col gap-3 pt-4 pb-3">
        <p className="flex flex-wrap items-center gap-2">
          <AvailabilityBadge availabilitySummary={property.availabilitySummary} />
          <Badge>{property.architecturalStyle || propertyTypeLabels[property.propertyType]}</Badge>
          {property.featured && <Badge tone="lamp">{cardCopy.featured}</Badge>}
        </p>
        <div>
          <h3 id={titleId} className="text-xl">
            {title}
          </h3>
          {(property.neighborhood || facts) && (
            <p className="pt-1 text-sm text-ink-soft">
              {property.neighborhood && (
                <span dir="auto" translate="no" className="line-clamp-2 wrap-anywhere">
                  {property.neighborhood}
                </span>
              )}
              {facts && <span>{facts}</span>}
            </p>
          )}
          <FactIcons home={property} />
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
      {children}
    </article>
  )
}
