import { guardedHandler } from '../../auth/authorizer.ts'
import { withoutDeleted } from '../../data/properties/trash.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'
import { listViewCounts } from '../../data/views/view-repository.ts'

const table = tableFromEnvironment()

export const handler = guardedHandler(table, 'listViewCounts', async () =>
  withoutDeleted(table, await listViewCounts(table)),
)
