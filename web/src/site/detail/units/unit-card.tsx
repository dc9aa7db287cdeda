import { primaryImage } from '@porchlight/contract/images/image-order'
import type { Unit } from '@porchlight/contract/properties/unit'
import { type MouseEvent, useId } from 'react'
import { AvailabilityBadge } from '../../../shared/property-card/availability-badge.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { CardImage } from '../../../shared/ui/card-image.tsx'
import { cardSizes } from '../../../shared/ui/card-sizes.ts'
import { TextWithName } from '../../../shared/ui/text-with-name.tsx'
import { ImageLinks } from '../gallery/image-links.tsx'
import { toSlides } from '../gallery/slide.ts'
import { unitCopy } from '../unit-copy.ts'
import { UnitApplyLink } from './unit-apply-link.tsx'
import { unitFacts } from './unit-facts.ts'

interface UnitCardProps {
  unit: Unit
  onView: () => void
}

export function UnitCard({ unit, onView }: UnitCardProps) {
  const headingId = useId()
  const title = unitCopy.title(unit.unitNumber)
  const features = unit.features?.trim()
  const view = (event: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a clicked button, and the dialog returns the focus on close.
    event.currentTarget.focus()
    onView()
  }
  return (
    <article aria-labelledby={headingId} className="flex h-full flex-col">
      <CardImage image={primaryImage(unit.images)} alt={title} sizes={cardSizes} className="rounded-md" />
      <div className="mt-4 mb-3 flex flex-wrap items-center justify-between gap-2">
        <h3 id={headingId} className="text-xl wrap-anywhere">
          <TextWithName text={title} name={unit.unitNumber} />
        </h3>
        <AvailabilityBadge availabilitySummary={unit.availabilitySummary} />
      </div>
      <UnitFacts unit={unit} />
      {features && (
        <p dir="auto" className="mt-3 line-clamp-2 text-sm wrap-anywhere text-ink-soft">
          {features}
        </p>
      )}
      {unit.images.length > 1 && <ImageLinks slides={toSlides(unit.images, title)} />}
      {unit.youtubeUrl && (
        <noscript>
          <a href={unit.youtubeUrl} className="inline-flex min-h-touch items-center text-sm text-brick underline">
            {unitCopy.tour}
          </a>
        </noscript>
      )}
      <div className="mt-auto grid gap-2 pt-5">
        <UnitApplyLink unit={unit} />
        <Button variant="outline" aria-describedby={headingId} onClick={view} className="w-full">
          {unitCopy.view}
        </Button>
      </div>
    </article>
  )
}

function UnitFacts({ unit }: { unit: Unit }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(max(33%,5.75em),1fr))] divide-x divide-rule border-y border-rule py-2.5 text-sm">
      {unitFacts(unit).map(({ term, value, hidesTerm }) => (
        <div key={term} className="px-3 first:pl-0 last:pr-0">
          <dt hidden={hidesTerm} className="text-xs text-ink-soft">
            {term}
          </dt>
          <dd className={hidesTerm ? 'text-xs text-ink-soft' : 'font-semibold tabular-nums'}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
