import { isLeased } from '@porchlight/contract/properties/availability-state'
import { formatAddress } from '@porchlight/contract/properties/postal-address'
import type { Property } from '@porchlight/contract/properties/property'
import { site } from '@porchlight/site/site.config'
import { reportAction } from '../../../shared/api/report-action.ts'
import { AvailabilityConfirmation } from '../../../shared/property-card/availability.tsx'
import { formatAvailability } from '../../../shared/property-card/availability-summary-copy.ts'
import { buttonStyles } from '../../../shared/ui/button.tsx'
import { ExternalLink } from '../../../shared/ui/external-link.tsx'
import { AvailableHomesLink, RealLink, textLink } from '../../links/text-links.tsx'
import { RentableHomes } from '../similar-properties.tsx'
import { ListingLink } from './listing-link.tsx'
import { nextStepCopy } from './next-step-copy.ts'
import { SaveLeased } from './save-leased.tsx'

type NextStepProperty = Pick<Property, 'id' | 'title' | 'address' | 'location' | 'listingUrl' | 'availabilitySummary'>

interface NextStepProps {
  property: NextStepProperty
  className?: string
  questions?: typeof site.questions
}

/** The next step beside the images (docs/product/property-page.md#the-next-step). */
export function NextStep({ property, className = '', questions = site.questions }: NextStepProps) {
  const { phone, email } = questions
  const leased = isLeased(property)
  const directions = directionsTo(property)
  return (
    <>
      <section aria-label={nextStepCopy.label} className={`step-block ${className}`}>
        {property.availabilitySummary && (
          <p className="text-lg font-semibold">{formatAvailability(property.availabilitySummary)}</p>
        )}
        <AvailabilityConfirmation availabilitySummary={property.availabilitySummary} />
        <p className="step-link mt-3">
          <MainLink home={property} property={property} className="w-full" />
        </p>
        {leased && <SaveLeased property={property} />}
        <p className="flex flex-wrap gap-x-6">
          {leased && <ListingLink home={property} propertyId={property.id} />}
          {directions && (
            <ExternalLink
              href={directions}
              onClick={() => reportAction(property.id, 'directions')}
              className={textLink}
            >
              {nextStepCopy.directions}
            </ExternalLink>
          )}
          <RealLink />
        </p>
        {(phone || email) && (
          <p className="flex flex-wrap items-center gap-x-4 text-sm">
            {nextStepCopy.questions}
            {phone && (
              <a
                href={phoneUrl(phone)}
                translate="no"
                onClick={() => reportAction(property.id, 'call')}
                className={textLink}
              >
                {phone}
              </a>
            )}
            {email && (
              <a
                href={mailUrl(email, property)}
                translate="no"
                onClick={() => reportAction(property.id, 'email')}
                className={textLink}
              >
                {email}
              </a>
            )}
          </p>
        )}
      </section>
      {leased && <RentableHomes id={property.id} className="mt-6 mb-8" />}
    </>
  )
}

/** Availability and main link in a bar at the bottom of narrow screens. */
export function NextStepBar({ property }: { property: NextStepProperty }) {
  return (
    <nav aria-label={nextStepCopy.label} className="step-bar @container border-t border-rule-strong">
      <div className="page-width flex items-center justify-end gap-x-3 gap-y-1 py-1.5 @max-2xs:flex-wrap">
        {property.availabilitySummary && (
          <p className="mr-auto text-sm/tight font-semibold sm:flex-1">
            {formatAvailability(property.availabilitySummary)}
          </p>
        )}
        <MainLink home={property} property={property} className="max-sm:grow max-sm:px-3 leading-tight" />
      </div>
    </nav>
  )
}

const phoneUrl = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`
/** Half of an emoji cannot be encoded. */
const encode = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, ''))
const mailUrl = (email: string, { title }: NextStepProperty) => `mailto:${email}?subject=${encode(title)}`

interface MainLinkProps {
  /** The property or one of its units. */
  home: Pick<Property, 'listingUrl' | 'availabilitySummary'>
  property: Pick<Property, 'id' | 'location' | 'listingUrl'>
  className: string
}

/** Leads to the listing, or from a leased home to the available ones of its city. */
export function MainLink({ home, property, className }: MainLinkProps) {
  const styles = buttonStyles('primary', className)
  if (isLeased(home)) return <AvailableHomesLink location={property.location} className={styles} />
  const fallbackUrl = property.listingUrl ?? site.portal.listingsUrl
  return <ListingLink home={home} propertyId={property.id} fallbackUrl={fallbackUrl} className={styles} />
}

/**
 * Returns a Google Maps URL, or undefined without an address:
 * https://developers.google.com/maps/documentation/urls/get-started#directions-action
 */
export function directionsTo(property: Pick<Property, 'address' | 'location'>): string | undefined {
  const destination = formatAddress(property)
  return destination && `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`
}
