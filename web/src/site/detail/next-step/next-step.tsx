import type { Property } from '@porchlight/contract/properties/property'
import { site } from '@porchlight/site/site.config'
import { reportAction } from '../../../shared/api/report-action.ts'
import { AvailabilityConfirmation } from '../../../shared/property-card/availability-confirmation.tsx'
import { formatAvailability } from '../../../shared/property-card/availability-summary-copy.ts'
import { buttonStyles } from '../../../shared/ui/button.tsx'
import { ExternalLink } from '../../../shared/ui/external-link.tsx'
import { directionsTo } from './directions.ts'
import { nextStepCopy } from './next-step-copy.ts'

type NextStepProperty = Pick<Property, 'id' | 'title' | 'address' | 'location' | 'listingUrl' | 'availabilitySummary'>

interface NextStepProps {
  property: NextStepProperty
  className?: string
  questions?: typeof site.questions
}

/** The next step beside the images (docs/product/property-page.md#the-next-step). */
export function NextStep({ property, className = '', questions = site.questions }: NextStepProps) {
  const { phone, email } = questions
  return (
    <section aria-label={nextStepCopy.label} className={`step-block ${className}`}>
      {property.availabilitySummary && (
        <p className="text-lg font-semibold">{formatAvailability(property.availabilitySummary)}</p>
      )}
      <AvailabilityConfirmation availabilitySummary={property.availabilitySummary} />
      <ApplyLink property={property} className="mt-3 w-full" />
      <p className="flex flex-wrap gap-x-6">
        <DirectionsLink property={property} className={linkStyles} />
      </p>
      {(phone || email) && (
        <p className="flex flex-wrap items-center gap-x-4 text-sm">
          {nextStepCopy.questions}
          {phone && (
            <a
              href={phoneUrl(phone)}
              translate="no"
              onClick={() => reportAction(property.id, 'call')}
              className={linkStyles}
            >
              {phone}
            </a>
          )}
          {email && (
            <a
              href={mailUrl(email, property)}
              translate="no"
              onClick={() => reportAction(property.id, 'email')}
              className={linkStyles}
            >
              {email}
            </a>
          )}
        </p>
      )}
    </section>
  )
}

/** The next step in a bar at the bottom of narrow screens. */
export function NextStepBar({ property, questions = site.questions }: NextStepProps) {
  const { phone, email } = questions
  return (
    <section aria-label={nextStepCopy.label} className="step-bar border-t border-rule-strong">
      <div className="page-width flex flex-wrap items-center justify-end gap-2 py-2">
        {property.availabilitySummary && (
          <div className="min-w-0 flex-1 basis-40">
            <p className="text-sm font-semibold">{formatAvailability(property.availabilitySummary)}</p>
            <AvailabilityConfirmation availabilitySummary={property.availabilitySummary} className="text-xs!" />
          </div>
        )}
        {phone && (
          <a href={phoneUrl(phone)} onClick={() => reportAction(property.id, 'call')} className={`${linkStyles} px-1`}>
            {nextStepCopy.call}
          </a>
        )}
        {email && (
          <a
            href={mailUrl(email, property)}
            onClick={() => reportAction(property.id, 'email')}
            className={`${linkStyles} px-1`}
          >
            {nextStepCopy.email}
          </a>
        )}
        <DirectionsLink property={property} className={buttonStyles('outline', 'max-sm:grow max-sm:px-2')} />
        <ApplyLink property={property} className="max-sm:grow max-sm:px-2" />
      </div>
    </section>
  )
}

const linkStyles =
  'inline-flex min-h-touch items-center gap-1 text-sm font-semibold text-brick underline underline-offset-4 hover:text-brick-deep'

const phoneUrl = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`
/** Half of an emoji cannot be encoded. */
const encode = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, ''))
const mailUrl = (email: string, { title }: NextStepProperty) => `mailto:${email}?subject=${encode(title)}`

function ApplyLink({ property, className }: { property: NextStepProperty; className: string }) {
  return (
    <ExternalLink
      href={property.listingUrl ?? site.portal.listingsUrl}
      onClick={() => reportAction(property.id, 'apply')}
      className={buttonStyles('primary', className)}
    >
      {nextStepCopy.apply}
    </ExternalLink>
  )
}

function DirectionsLink({ property, className }: { property: NextStepProperty; className: string }) {
  const url = directionsTo(property)
  if (!url) return null
  return (
    <ExternalLink href={url} onClick={() => reportAction(property.id, 'directions')} className={className}>
      {nextStepCopy.directions}
    </ExternalLink>
  )
}
