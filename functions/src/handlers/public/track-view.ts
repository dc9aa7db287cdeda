import { isbot } from 'isbot'
import { propertyExists } from '../../data/properties/property-repository.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'
import { recordView } from '../../data/views/view-repository.ts'
import { notFound } from '../../errors.ts'
import { routeHandler } from '../../http/route-handler.ts'

const table = tableFromEnvironment()

export const handler = routeHandler('trackView', async ({ id, visitor: { address, userAgent } }) => {
  if (isbot(userAgent)) {
    if (!(await propertyExists(table, id))) throw notFound('Property')
    return { tracked: false }
  }
  await recordView(table, { propertyId: id, ipAddress: address, userAgent, viewedAt: new Date() })
  return { tracked: true }
})
