import { canBeRented } from '@porchlight/contract/properties/availability-state'
import type { CardProperty } from '@porchlight/contract/properties/property-card'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '../../shared/paths.ts'
import { AvailabilityBadge } from '../../shared/property-card/availability.tsx'
import { factsLine } from '../../shared/property-card/facts-line.ts'
import { CardImage } from '../../shared/ui/card-image.tsx'
import { ClampedTitle } from '../../shared/ui/clamped-title.tsx'
import { pageQueries } from '../data/page-queries.ts'
import { DetailSection, type DetailSectionProps } from './detail-section.tsx'
import { propertyCopy } from './property-copy.ts'
import { useInPreview } from './use-in-preview.ts'

/** Links to similar properties (docs/product/property-page.md#property-page). */
export function SimilarProperties({ id }: { id: string }) {
  const { data: properties = [] } = useQuery(pageQueries.similar(id))
  if (properties.length === 0) return null
  return (
    <section aria-labelledby="similar-homes" className="mt-section border-t border-rule pt-10 print:hidden">
      <h2 id="similar-homes" className="text-2xl">
        {propertyCopy.similar}
      </h2>
      <ul className="mt-6 grid gap-x-5 gap-y-6 sm:grid-cols-3 lg:gap-x-7.5">
        {properties.map((property) => (
          <li key={property.id} className="group relative max-sm:flex max-sm:gap-4">
            <div className="max-sm:w-[min(7rem,30vw)] max-sm:shrink-0">
              <CardImage
                image={property.image ?? undefined}
                alt=""
                sizes="(min-width:80rem) 380px,(min-width:40rem) 30vw,7rem"
                className="rounded-md"
              />
            </div>
            <div className="min-w-0 sm:pt-4">
              <SimilarText property={property} level={3} className="text-lg lg:text-xl" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface RentableHomesProps extends Pick<DetailSectionProps, 'level' | 'className'> {
  id: string
}

/** A narrow list of similar properties that can be rented, beside a leased one. Previews load no other properties. */
export function RentableHomes({ id, level = 2, className = '' }: RentableHomesProps) {
  const inPreview = useInPreview()
  const { data = [] } = useQuery({ ...pageQueries.similar(id), enabled: !inPreview })
  const properties = data.filter(canBeRented)
  if (inPreview || properties.length === 0) return null
  return (
    <DetailSection heading={propertyCopy.similar} level={level} className={`print:hidden ${className}`}>
      <ul className="grid gap-4">
        {properties.map((property) => (
          <li key={property.id} className="group relative flex gap-4">
            <div className="w-[min(6rem,30vw)] shrink-0">
              <CardImage image={property.image ?? undefined} alt="" sizes="6rem" className="rounded-md" />
            </div>
            <div className="min-w-0">
              <SimilarText property={property} level={level === 2 ? 3 : 4} className="text-base" />
            </div>
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}

/** Without other badges and buttons, which on this page belong to its own property. */
function SimilarText({ property, level, className }: { property: CardProperty; level: 3 | 4; className: string }) {
  const facts = factsLine(property)
  const Heading = level === 3 ? 'h3' : 'h4'
  return (
    <>
      <Heading className={className}>
        <Link
          to={paths.property(property.id)}
          className="stretched decoration-brick decoration-1 underline-offset-4 group-hover:underline"
        >
          <ClampedTitle title={property.title} />
        </Link>
      </Heading>
      {facts && <p className="pt-1 text-sm text-ink-soft">{facts}</p>}
      {property.availabilitySummary && (
        <p className="pt-2">
          <AvailabilityBadge availabilitySummary={property.availabilitySummary} />
        </p>
      )}
    </>
  )
}
