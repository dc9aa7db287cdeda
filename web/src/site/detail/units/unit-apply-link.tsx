import type { Unit } from '@porchlight/contract/properties/unit'
import { buttonStyles } from '../../../shared/ui/button.tsx'
import { ExternalLink } from '../../../shared/ui/external-link.tsx'
import { nextStepCopy } from '../next-step/next-step-copy.ts'

interface UnitApplyLinkProps {
  unit: Unit
  /** Where to apply for one that has no page of its own at the portal; without it there is no link then. */
  fallbackUrl?: string
  className?: string
}

/** Leads to the unit's own page at the portal, where it has one. */
export function UnitApplyLink({ unit, fallbackUrl, className = '' }: UnitApplyLinkProps) {
  const href = unit.listingUrl ?? fallbackUrl
  if (!href) return null
  return (
    <ExternalLink href={href} className={buttonStyles('primary', className)}>
      {nextStepCopy.apply}
    </ExternalLink>
  )
}
