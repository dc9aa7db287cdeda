import type { Unit } from '@porchlight/contract/properties/unit'
import { reportAction } from '../../../shared/api/report-action.ts'
import { buttonStyles } from '../../../shared/ui/button.tsx'
import { ExternalLink } from '../../../shared/ui/external-link.tsx'
import { nextStepCopy } from '../next-step/next-step-copy.ts'

interface UnitApplyLinkProps {
  unit: Unit
  /** For units without their own page on the portal. */
  fallbackUrl?: string
  className?: string
}

export function UnitApplyLink({ unit, fallbackUrl, className = '' }: UnitApplyLinkProps) {
  const href = unit.listingUrl ?? fallbackUrl
  if (!href) return null
  return (
    <ExternalLink
      href={href}
      onClick={() => reportAction(unit.propertyId, 'apply')}
      className={buttonStyles('primary', className)}
    >
      {nextStepCopy.apply}
    </ExternalLink>
  )
}
