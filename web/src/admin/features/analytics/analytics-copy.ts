/** Analytics Dashboard (docs/product.md#analytics-dashboard). */
export const analyticsCopy = {
  title: 'Analytics Dashboard',
  text: 'Track property views and engagement',
  loading: 'Loading analytics',
  cards: {
    totalViews: 'Total Views',
    allTime: 'of all properties so far',
    totalProperties: 'Total Properties',
    withViews: (count: number) => `${count} with views`,
    average: 'Avg Views',
    perProperty: 'per property',
  },
  chart: {
    heading: 'Views per day',
    text: 'Over the last 30 days; a day begins and ends at midnight UTC.',
    none: 'No views in the last 30 days.',
    summary: (total: number, from: string, to: string, most: number, mostOn: string) =>
      `${views(total)} from ${from} to ${to}, most on ${mostOn} (${most.toLocaleString('en-US')}).`,
    day: (date: string, count: number) => `${date}: ${views(count)}`,
    dateColumn: 'Day',
    viewsColumn: 'Views',
  },
  list: 'Property Views',
  empty: 'No properties found',
  views,
  share: (percent: string) => `${percent}%`,
  ofTotal: 'of total',
  edit: 'Edit',
} as const

function views(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'view' : 'views'}`
}
