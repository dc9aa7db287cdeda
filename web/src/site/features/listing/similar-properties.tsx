import type { CardProperty } from '@porchlight/contract/properties/property-card'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { AvailabilityBadge } from '../../../shared/property-card/availability-badge.tsx'
import { factsLine } from '../../../shared/property-card/facts-line.ts'
import { CardImage } from '../../../shared/ui/card-image.tsx'
import { ClampedTitle } from '../../../shared/ui/clamped-title.tsx'
import { pageQueries } from '../../data/page-queries.ts'
import { listingCopy } from './listing-copy.ts'

/** Links to similar properties (docs/product/property-page.md#property-page). */
export function SimilarProperties({ id }: { id: string }) {
  const { data: properties = [] } = useQuery(pageQueries.similar(id))
  if (properties.length === 0) return null
  return (
    <section aria-labelledby="similar-homes" className="mt-section border-t border-rule pt-10 print:hidden">
      <h2 id="similar-homes" className="text-2xl">
        {listingCopy.similar}
      </h2>
      <ul className="mt-6 grid gap-x-5 gap-y-6 sm:grid-cols-3 lg:gap-x-7.5">
        {properties.map((property) => (
          <li key={property.id} className="group relative max-sm:flex max-sm:gap-4">
            <SimilarProperty property={property} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Phones show small images, which are close enough to the first screen to load with it. */
const sizes = '(min-width:80rem) 380px,(min-width:40rem) 30vw,7rem'

/** Without badges and buttons, which on this page belong to its own property. */
function SimilarProperty({ property }: { property: CardProperty }) {
  const facts = factsLine(property)
  return (
    <>
      <div className="max-sm:w-[min(7rem,30vw)] max-sm:shrink-0">
        <CardImage image={property.image ?? undefined} alt="" sizes={sizes} className="rounded-md" />
      </div>
      <div className="min-w-0 sm:pt-4">
        <h3 className="text-lg lg:text-xl">
          <Link
            to={paths.property(property.id)}
            className="stretched decoration-brick decoration-1 underline-offset-4 group-hover:underline"
          >
            <ClampedTitle title={property.title} />
          </Link>
        </h3>
        {facts && <p className="pt-1 text-sm text-ink-soft">{facts}</p>}
        {property.availabilitySummary && (
          <p className="pt-3">
            <AvailabilityBadge availabilitySummary={property.availabilitySummary} />
          </p>
        )}
      </div>
    </>
  )
}
