import type { AvailabilitySummary } from '@porchlight/contract/properties/availability'
import { Badge } from '../ui/badge.tsx'
import { formatAvailability } from './availability-summary-copy.ts'

/** Whether a home can be had, and from when on; nothing where nothing is said. */
export function AvailabilityBadge({ availabilitySummary }: { availabilitySummary: AvailabilitySummary | undefined }) {
  if (!availabilitySummary) return null
  return (
    <Badge tone={availabilitySummary.state === 'available' ? 'night' : 'outline'}>
      {formatAvailability(availabilitySummary)}
    </Badge>
  )
}
