import { type ViewHistory, visitorActions } from '@porchlight/contract/analytics/analytics'
import { shortLocationLabels } from '@porchlight/contract/properties/admin-options'
import type { Property } from '@porchlight/contract/properties/property'
import { toCsv } from '../../csv-file.ts'
import { actionsOf } from './actions.ts'
import { analyticsCopy } from './analytics-copy.ts'
import { periodOf, sumOf } from './view-spans.ts'

const { csv: copy } = analyticsCopy
const dayMs = 86_400_000

/** Rows by title: views in total, before and per day; actions in total, by kind and per day; visits by start. */
export function viewsCsv(properties: readonly Property[], history: ViewHistory, days: number): string {
  const dates = Array.from({ length: days }, (_, n) => new Date(Date.parse(history.from) + n * dayMs))
  const all = actionsOf(history, days, new Set(properties.map(({ id }) => id)))
  const rows = properties
    .toSorted((a, b) => a.title.localeCompare(b.title))
    .map(({ id, title, location }) => {
      const ids = new Set([id])
      const views = periodOf(history, days, ids)
      const actions = actionsOf(history, days, ids)
      return [
        ...[title, shortLocationLabels[location], sumOf(views.days), views.before, ...views.days, actions.total],
        ...visitorActions.map((kind) => actions.kinds.find(({ action }) => action === kind)?.count ?? 0),
        ...actions.days,
        ...all.starts.map((start) => actions.starts.find(({ from }) => from === start.from)?.count ?? 0),
      ]
    })
  const head = [
    ...[copy.property, copy.city, copy.views(days), copy.before(days), ...dates, copy.actions(days)],
    ...visitorActions.map((action) => analyticsCopy.actions.kind[action]),
    ...dates.map((date) => copy.actionsOn(date.toISOString().slice(0, 10))),
    ...all.starts.map(({ from }) => copy.visits(analyticsCopy.starts.name(from))),
  ]
  return toCsv([head, ...rows])
}
