import { formatNumber } from '../../../shared/format.ts'
import { timeZoneName } from '../../business-time.ts'

const counted = (one: string) => (count: number) => `${formatNumber(count)} ${one}${count === 1 ? '' : 's'}`
const [actions, views] = [counted('action'), counted('view')]

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
    text: (days: number) => `Over the last ${period(days)}. Days start at midnight ${timeZoneName()}.`,
    loading: 'Loading views',
    summary: (total: string, from: string, to: string, most: number, mostOn: string) =>
      `${total} from ${from} to ${to}, most on ${mostOn} (${formatNumber(most)}).`,
    compared: (change: number | undefined, before: number, days: number) =>
      `${compared(change, before)} in the ${period(days)} before${change === undefined ? '' : ` (${formatNumber(before)})`}.`,
    bar: (days: string, total: string) => `${days}: ${total}`,
    dateColumn: (byWeek: boolean) => (byWeek ? 'Week' : 'Day'),
  },
  viewsChart: {
    heading: (byWeek: boolean) => (byWeek ? 'Views per week' : 'Views per day'),
    none: (days: number) => `No views in the last ${period(days)}.`,
    total: views,
    column: 'Views',
  },
  actionsChart: {
    heading: (byWeek: boolean) => (byWeek ? 'Actions per week' : 'Actions per day'),
    none: (days: number) => `No actions in the last ${period(days)}.`,
    total: actions,
    column: 'Actions',
  },
  actions: {
    text: 'What visitors did on a home’s page.',
    inTime: (count: number, days: number) => `${actions(count)} in ${days === 365 ? 'a year' : `${days} days`}`,
    kind: {
      apply: 'Apply or listing',
      directions: 'Directions',
      call: 'Phone',
      email: 'Email',
      share: 'Share',
      save: 'Save',
      print: 'Print',
    },
    most: 'Asked for most',
    mostText: (days: number) => `Homes with the most actions in the last ${period(days)}.`,
  },
  starts: {
    title: 'Where visits began',
    text: 'Visits to a home’s page, by the link or site they came from.',
    none: (days: number) => `No visits in the last ${period(days)}.`,
    name: (from: string) => own.get(from) ?? from,
    count: counted('visit'),
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
    actions: (days: number) => `Actions in ${days} days`,
    actionsOn: (day: string) => `Actions on ${day}`,
    visits: (from: string) => `Visits from: ${from}`,
  },
  recent: (count: number, days: number) => `${formatNumber(count)} in ${days === 365 ? 'a year' : `${days} days`}`,
  change: (change: number | undefined, before: number) =>
    change === undefined ? `${before || 'none'} before` : change === 0 ? 'no change' : difference(change),
  list: 'Property Views',
  empty: 'No properties found',
  views,
  share: (percent: string) => `${percent}%`,
  ofTotal: 'of total',
  edit: 'Edit',
} as const

const MANY_TIMES_PERCENT = 200

const own = new Map([
  ['share', 'Shared links'],
  ['flyer', 'Flyers (QR code)'],
  ['direct', 'Directly: typed, bookmarked or from an app'],
  ['other', 'Other sites'],
])

const period = (days: number) => (days === 365 ? 'year' : `${days} days`)

function compared(change: number | undefined, before: number): string {
  if (change === undefined) return before === 1 ? 'There was 1' : `There were ${before || 'none'}`
  if (change === 0) return 'The same as'
  return `${difference(change)} ${change < MANY_TIMES_PERCENT ? 'than' : 'as'}`
}

function difference(change: number): string {
  if (change >= MANY_TIMES_PERCENT) return `${formatNumber(Math.round(change / 100 + 1))} times as many`
  return `${Math.abs(change)}% ${change > 0 ? 'more' : 'fewer'}`
}
