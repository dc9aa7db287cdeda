import type { Unit } from '@porchlight/contract/unit'
import { buttonStyles } from '../../../shared/ui/button.tsx'
import { ExternalLink } from '../../../shared/ui/external-link.tsx'
import { nextStepCopy } from '../next-step/next-step-copy.ts'

/** Leads to the unit's own page at the portal, where it has one. */
export function UnitListing({ unit, className = '' }: { unit: Unit; className?: string }) {
  if (!unit.listingUrl) return null
  return (
    <ExternalLink href={unit.listingUrl} className={buttonStyles('primary', className)}>
      {nextStepCopy.apply}
    </ExternalLink>
  )
}
