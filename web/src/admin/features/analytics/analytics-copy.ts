/** Analytics Dashboard (docs/product/admin-screens.md#analytics-dashboard). */
export const analyticsCopy = {
  title: 'Analytics Dashboard',
  text: 'Track property views and engagement',
  loading: 'Loading analytics',
  blocked: {
    heading: 'The view counts are blocked',
    text: 'A content blocker in this browser stops the view counts. Allow this site, then try again.',
  },
  cards: {
    totalViews: 'Total Views',
    allTime: 'of all properties, all time',
    totalProperties: 'Total Properties',
    withViews: (count: number) => `${count} with views`,
    average: 'Avg Views',
    perProperty: 'per property',
  },
  chart: {
    heading: (byWeek: boolean) => (byWeek ? 'Views per week' : 'Views per day'),
    text: (days: number) => `Over the last ${period(days)}. Days start at midnight UTC.`,
    none: (days: number) => `No views in the last ${period(days)}.`,
    loading: 'Loading views',
    summary: (total: number, from: string, to: string, most: number, mostOn: string) =>
      `${views(total)} from ${from} to ${to}, most on ${mostOn} (${most.toLocaleString('en-US')}).`,
    compared: (change: number | undefined, before: number, days: number) =>
      `${compared(change)} in the ${period(days)} before${change === undefined ? '' : ` (${before.toLocaleString('en-US')})`}.`,
    bar: (days: string, count: number) => `${days}: ${views(count)}`,
    dateColumn: (byWeek: boolean) => (byWeek ? 'Week' : 'Day'),
    viewsColumn: 'Views',
  },
  range: {
    name: 'Time range',
    label: { 7: '7 days', 30: '30 days', 90: '90 days', 365: '1 year' },
    one: (title: string) => `For ${title}`,
    all: 'Show all properties',
    export: 'Download as CSV',
  },
  csv: {
    file: (days: number) => `views-${days}-days.csv`,
    property: 'Property',
    city: 'City',
    views: (days: number) => `Views in ${days} days`,
    before: (days: number) => `Views in the ${days} days before`,
  },
  recent: (count: number, days: number) =>
    `${count.toLocaleString('en-US')} in ${days === 365 ? 'a year' : `${days} days`}`,
  change: (change: number | undefined) =>
    change === undefined
      ? 'none before'
      : change === 0
        ? 'no change'
        : `${Math.abs(change).toLocaleString('en-US')}% ${change > 0 ? 'more' : 'fewer'}`,
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

const period = (days: number) => (days === 365 ? 'year' : `${days} days`)

function compared(change: number | undefined): string {
  if (change === undefined) return 'There were none'
  if (change === 0) return 'The same as'
  return `${Math.abs(change).toLocaleString('en-US')}% ${change > 0 ? 'more' : 'fewer'} than`
}
