import type { Property } from '@porchlight/contract/properties/property'
import { reportAction } from '../../../shared/api/report-action.ts'
import { ExternalLink } from '../../../shared/ui/external-link.tsx'
import { textLink } from '../../links/text-links.tsx'
import { nextStepCopy } from './next-step-copy.ts'

interface ListingLinkProps {
  home: Pick<Property, 'listingUrl' | 'availabilitySummary'>
  /** The property for which a click is counted. */
  propertyId: string
  /** For homes without their own page on the portal. */
  fallbackUrl?: string | undefined
  className?: string
}

/** Links a property or unit to its page on the portal. Only one that is available now can be applied for. */
export function ListingLink({ home, propertyId, fallbackUrl, className = textLink }: ListingLinkProps) {
  const { listingUrl, availabilitySummary } = home
  const href = listingUrl ?? fallbackUrl
  if (!href) return null
  const canApply = !availabilitySummary || availabilitySummary.state === 'available'
  return (
    <ExternalLink href={href} onClick={() => reportAction(propertyId, 'apply')} className={className}>
      {canApply ? nextStepCopy.apply : nextStepCopy.view}
    </ExternalLink>
  )
}
