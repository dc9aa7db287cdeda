import { viewRanges } from '@porchlight/contract/analytics/analytics'

/** Time range of the dashboard in days, and the ID of its property; undefined means all properties. */
export interface TimeFilters {
  days: (typeof viewRanges)[number]
  home: string | undefined
}

const none: TimeFilters = { days: '30', home: undefined }

/** Reads and writes the filters as `?days=&home=`. */
export const timeInAddress = {
  none,
  read: (search: URLSearchParams): TimeFilters => ({
    days: viewRanges.find((days) => days === search.get('days')) ?? none.days,
    home: search.get('home') || undefined,
  }),
  write({ days, home }: TimeFilters): string {
    const search = new URLSearchParams({ ...(days !== none.days && { days }), ...(home && { home }) }).toString()
    return search ? `?${search}` : ''
  },
}
