import { guardedHandler } from '../../auth/authorizer.ts'
import { withoutDeleted } from '../../data/properties/trash.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'
import { findViewHistory } from '../../data/views/views-by-day.ts'

const table = tableFromEnvironment()

export const handler = guardedHandler(table, 'getViewHistory', async ({ query }) => {
  const history = await findViewHistory(table, Number(query.days ?? 30), new Date())
  return { ...history, properties: await withoutDeleted(table, history.properties) }
})
