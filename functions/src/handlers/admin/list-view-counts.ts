import { guardedHandler } from '../../auth/authorizer.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'
import { listViewCounts, listViewCountsByDay } from '../../data/views/view-repository.ts'

const table = tableFromEnvironment()

export const handler = guardedHandler(table, 'listViewCounts', ({ query }) =>
  query.days ? listViewCountsByDay(table, Number(query.days), new Date()) : listViewCounts(table),
)
