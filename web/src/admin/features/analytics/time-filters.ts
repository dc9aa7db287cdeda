import { viewRanges } from '@porchlight/contract/analytics/analytics'

/** How far back the dashboard looks, in days, and at which property: undefined is all of them. */
export interface TimeFilters {
  days: (typeof viewRanges)[number]
  home: string | undefined
}

const none: TimeFilters = { days: '30', home: undefined }

/** How they stand in the address: `?days=&home=`. */
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
