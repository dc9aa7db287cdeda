import { guardedHandler } from '../../auth/authorizer.ts'
import { withoutDeleted } from '../../data/properties/trash.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'
import { listViewCounts } from '../../data/views/view-repository.ts'
import { listViewCountsByDay } from '../../data/views/views-by-day.ts'

const table = tableFromEnvironment()

export const handler = guardedHandler(table, 'listViewCounts', async ({ query }) =>
  withoutDeleted(
    table,
    await (query.days ? listViewCountsByDay(table, Number(query.days), new Date()) : listViewCounts(table)),
  ),
)
