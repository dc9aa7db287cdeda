import { photosOf, primaryImage } from '@porchlight/contract/images/image-order'
import { isLeased } from '@porchlight/contract/properties/availability-state'
import type { Property } from '@porchlight/contract/properties/property'
import type { Unit } from '@porchlight/contract/properties/unit'
import { useId } from 'react'
import { AvailabilityBadge, AvailabilityConfirmation } from '../../../shared/property-card/availability.tsx'
import { Button, buttonStyles } from '../../../shared/ui/button.tsx'
import { CardImage } from '../../../shared/ui/card-image.tsx'
import { focusThen } from '../../../shared/ui/focus-on.ts'
import { TextWithName } from '../../../shared/ui/text-with-name.tsx'
import { AvailableHomesLink } from '../../links/text-links.tsx'
import { unitFacts } from '../facts.tsx'
import { ImageLinks } from '../gallery/image-links.tsx'
import { planSlides, toSlides } from '../gallery/slide.ts'
import { ListingLink } from '../next-step/listing-link.tsx'
import { tour3dCopy } from '../property-copy.ts'
import { NoScriptLink } from '../tour/tour-frame.tsx'
import { unitCopy } from '../unit-copy.ts'

interface UnitCardProps {
  unit: Unit
  property: Property
  onView: () => void
}

const sizes = '(min-width:80rem) 380px,(min-width:64rem) 30vw,(min-width:40rem) 46vw,7rem'

/** A card, or a row without a drawing on phones. */
export function UnitCard({ unit, property, onView }: UnitCardProps) {
  const headingId = useId()
  const image = primaryImage(unit.images)
  const title = unitCopy.title(unit.unitNumber)
  const features = unit.features?.trim()
  return (
    <article aria-labelledby={headingId} className={`flex h-full flex-col ${image ? 'unit-row' : ''}`}>
      <CardImage image={image} alt={title} sizes={sizes} className={`rounded-md ${image ? '' : 'max-sm:hidden'}`} />
      <div className="flex flex-wrap items-center justify-between gap-2 max-sm:mb-1 sm:mt-4 sm:mb-3">
        <h3 id={headingId} className="text-xl wrap-anywhere">
          <TextWithName text={title} name={unit.unitNumber} />
        </h3>
        <AvailabilityBadge availabilitySummary={unit.availabilitySummary} />
      </div>
      <AvailabilityConfirmation availabilitySummary={unit.availabilitySummary} className="mb-3" />
      <UnitFacts unit={unit} />
      {features && (
        <p dir="auto" className="mt-1 line-clamp-2 text-sm sm:mt-3 wrap-anywhere text-ink-soft">
          {features}
        </p>
      )}
      {unit.images.length > 0 && (
        <ImageLinks slides={[...toSlides(photosOf(unit.images), title), ...planSlides(unit.images, title)]} />
      )}
      <NoScriptLink href={unit.youtubeUrl}>{unitCopy.tour}</NoScriptLink>
      <NoScriptLink href={unit.tourUrl}>{tour3dCopy.heading}</NoScriptLink>
      <div className="mt-auto grid gap-2 pt-3 sm:pt-5">
        {isLeased(unit) ? (
          <p className="flex flex-wrap justify-center gap-x-6">
            <AvailableHomesLink location={property.location} />
            <ListingLink home={unit} propertyId={unit.propertyId} />
          </p>
        ) : (
          <ListingLink home={unit} propertyId={unit.propertyId} className={buttonStyles()} />
        )}
        <Button variant="outline" aria-describedby={headingId} onClick={focusThen(onView)} className="w-full">
          {unitCopy.view}
        </Button>
      </div>
    </article>
  )
}

function UnitFacts({ unit }: { unit: Unit }) {
  return (
    <dl className="unit-facts">
      {unitFacts(unit).map(({ term, value, hidesTerm }) => (
        <div key={term} className="max-sm:flex max-sm:items-baseline max-sm:gap-1.5 sm:px-3 sm:first:pl-0 sm:last:pr-0">
          <dt hidden={hidesTerm} className="text-xs text-ink-soft">
            {term}
          </dt>
          <dd className={hidesTerm ? 'text-xs text-ink-soft' : 'font-semibold tabular-nums'}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
