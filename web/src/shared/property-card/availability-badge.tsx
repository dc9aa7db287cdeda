import type { AvailabilitySummary } from '@porchlight/contract/properties/availability'
import { Badge } from '../ui/badge.tsx'
import { formatAvailability } from './availability-summary-copy.ts'

export function AvailabilityBadge({ availabilitySummary }: { availabilitySummary: AvailabilitySummary | undefined }) {
  if (!availabilitySummary) return null
  return (
    <Badge tone={availabilitySummary.state === 'available' ? 'night' : 'outline'}>
      {formatAvailability(availabilitySummary)}
    </Badge>
  )
}
