import type { AvailabilitySummary } from '@porchlight/contract/properties/availability'
import { Badge } from '../ui/badge.tsx'
import { formatAvailability, formatConfirmation } from './availability-summary-copy.ts'

/** Nothing if no availability is stated. */
export function AvailabilityBadge({ availabilitySummary }: { availabilitySummary: AvailabilitySummary | undefined }) {
  if (!availabilitySummary) return null
  return (
    <Badge tone={availabilitySummary.state === 'available' ? 'night' : 'outline'}>
      {formatAvailability(availabilitySummary)}
    </Badge>
  )
}

interface AvailabilityConfirmationProps {
  availabilitySummary: AvailabilitySummary | undefined
  className?: string
}

/** Shows when the availability was last confirmed, for 30 days. */
export function AvailabilityConfirmation({ availabilitySummary, className = '' }: AvailabilityConfirmationProps) {
  const text = availabilitySummary && formatConfirmation(availabilitySummary)
  return text ? <p className={`text-sm text-ink-soft print:hidden ${className}`}>{text}</p> : null
}
