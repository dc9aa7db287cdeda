import { tableFromEnvironment } from '../../data/table/table.ts'
import { recordAction } from '../../data/views/view-repository.ts'
import { countVisitor } from '../../http/count-visitor.ts'
import { routeHandler } from '../../http/route-handler.ts'

const table = tableFromEnvironment()

export const handler = routeHandler('countAction', async ({ id, body, visitor: { address, userAgent } }) => {
  const action = { propertyId: id, action: body.action, ipAddress: address, at: new Date() }
  return {
    counted: await countVisitor(table, id, userAgent, (maxPerMinute) => recordAction(table, action, maxPerMinute)),
  }
})
