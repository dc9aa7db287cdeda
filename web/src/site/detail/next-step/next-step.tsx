import type { Property } from '@porchlight/contract/properties/property'
import { site } from '@porchlight/site/site.config'
import { formatAvailability } from '../../../shared/property-card/availability-summary-copy.ts'
import { buttonStyles } from '../../../shared/ui/button.tsx'
import { ExternalLink } from '../../../shared/ui/external-link.tsx'
import { directionsTo } from './directions.ts'
import { nextStepCopy } from './next-step-copy.ts'

type Home = Pick<Property, 'title' | 'address' | 'location' | 'listingUrl' | 'availabilitySummary'>

interface NextStepProps {
  property: Home
  className?: string
  /** Where to ask: what the site's configuration offers. */
  questions?: typeof site.questions
}

/** What comes after looking, beside the pictures (docs/product/property-page.md#the-next-step). */
export function NextStep({ property, className = '', questions = site.questions }: NextStepProps) {
  const { phone, email } = questions
  return (
    <section aria-label={nextStepCopy.label} className={`step-block ${className}`}>
      {property.availabilitySummary && (
        <p className="mb-3 text-lg font-semibold">{formatAvailability(property.availabilitySummary)}</p>
      )}
      <ApplyLink property={property} className="w-full" />
      <p className="flex flex-wrap gap-x-6">
        <DirectionsLink property={property} className={quiet} />
      </p>
      {(phone || email) && (
        <p className="flex flex-wrap items-center gap-x-4 text-sm">
          {nextStepCopy.questions}
          {phone && (
            <a href={call(phone)} className={quiet}>
              {phone}
            </a>
          )}
          {email && (
            <a href={write(email, property)} className={quiet}>
              {email}
            </a>
          )}
        </p>
      )}
    </section>
  )
}

/** The same in a bar at the bottom of a window that has no room beside the pictures. */
export function NextStepBar({ property, questions = site.questions }: NextStepProps) {
  const { phone, email } = questions
  return (
    <section aria-label={nextStepCopy.label} className="step-bar border-t border-rule-strong">
      <div className="page-width flex flex-wrap items-center justify-end gap-2 py-2">
        {property.availabilitySummary && (
          <p className="min-w-0 flex-1 basis-40 text-sm font-semibold">
            {formatAvailability(property.availabilitySummary)}
          </p>
        )}
        {phone && (
          <a href={call(phone)} className={`${quiet} px-1`}>
            {nextStepCopy.call}
          </a>
        )}
        {email && (
          <a href={write(email, property)} className={`${quiet} px-1`}>
            {nextStepCopy.email}
          </a>
        )}
        <DirectionsLink property={property} className={buttonStyles('outline', 'max-sm:grow max-sm:px-2')} />
        <ApplyLink property={property} className="max-sm:grow max-sm:px-2" />
      </div>
    </section>
  )
}

const quiet =
  'inline-flex min-h-touch items-center gap-1 text-sm font-semibold text-brick underline underline-offset-4 hover:text-brick-deep'

const call = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`
const write = (email: string, { title }: Home) => `mailto:${email}?subject=${encodeURIComponent(title)}`

function ApplyLink({ property, className }: { property: Home; className: string }) {
  return (
    <ExternalLink href={property.listingUrl ?? site.portal.listingsUrl} className={buttonStyles('primary', className)}>
      {nextStepCopy.apply}
    </ExternalLink>
  )
}

function DirectionsLink({ property, className }: { property: Home; className: string }) {
  const way = directionsTo(property)
  if (!way) return null
  return (
    <ExternalLink href={way} className={className}>
      {nextStepCopy.directions}
    </ExternalLink>
  )
}
