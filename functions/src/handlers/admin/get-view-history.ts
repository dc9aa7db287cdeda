import { guardedHandler } from '../../auth/authorizer.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'
import { findViewHistory } from '../../data/views/views-by-day.ts'

const table = tableFromEnvironment()

export const handler = guardedHandler(table, 'getViewHistory', ({ query }) =>
  findViewHistory(table, Number(query.days ?? 30), new Date()),
)
