import type { AvailabilitySummary } from '@porchlight/contract/properties/availability'
import { formatConfirmation } from './availability-summary-copy.ts'

interface AvailabilityConfirmationProps {
  availabilitySummary: AvailabilitySummary | undefined
  className?: string
}

/** Shows when the availability was last confirmed, for 30 days. */
export function AvailabilityConfirmation({ availabilitySummary, className = '' }: AvailabilityConfirmationProps) {
  const text = availabilitySummary && formatConfirmation(availabilitySummary)
  return text ? <p className={`text-sm text-ink-soft print:hidden ${className}`}>{text}</p> : null
}
