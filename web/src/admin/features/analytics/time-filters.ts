import { viewRanges } from '@porchlight/contract/analytics/analytics'

/** Undefined `property` means all. */
export interface TimeFilters {
  days: (typeof viewRanges)[number]
  property: string | undefined
}

const none: TimeFilters = { days: '30', property: undefined }

/** `?days=&property=`. */
export const timeInAddress = {
  none,
  read: (search: URLSearchParams): TimeFilters => ({
    days: viewRanges.find((days) => days === search.get('days')) ?? none.days,
    property: search.get('property') || undefined,
  }),
  write({ days, property }: TimeFilters): string {
    const search = new URLSearchParams({
      ...(days !== none.days && { days }),
      ...(property && { property }),
    }).toString()
    return search ? `?${search}` : ''
  },
}
