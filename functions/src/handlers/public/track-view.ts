import { tableFromEnvironment } from '../../data/table/table.ts'
import { recordView } from '../../data/views/view-repository.ts'
import { countVisitor } from '../../http/count-visitor.ts'
import { routeHandler } from '../../http/route-handler.ts'

const table = tableFromEnvironment()

export const handler = routeHandler('trackView', async ({ id, body, visitor: { address, userAgent } }) => {
  const view = { propertyId: id, ipAddress: address, userAgent, viewedAt: new Date(), from: body?.from }
  return { tracked: await countVisitor(table, id, userAgent, (maxPerMinute) => recordView(table, view, maxPerMinute)) }
})
