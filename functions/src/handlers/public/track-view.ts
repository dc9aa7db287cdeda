import { isbot } from 'isbot'
import { propertyIsPublic } from '../../data/properties/property-repository.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'
import { recordView } from '../../data/views/view-repository.ts'
import { notFound } from '../../errors.ts'
import { routeHandler } from '../../http/route-handler.ts'

const table = tableFromEnvironment()
/** Absent on a developer's machine, which has no limit. */
const maxPerMinute = process.env.VIEWS_PER_MINUTE ? Number(process.env.VIEWS_PER_MINUTE) : undefined

export const handler = routeHandler('trackView', async ({ id, visitor: { address, userAgent } }) => {
  // Every browser sends a user agent.
  if (!userAgent.trim() || isbot(userAgent)) {
    if (!(await propertyIsPublic(table, id))) throw notFound('Property')
    return { tracked: false }
  }
  const view = { propertyId: id, ipAddress: address, userAgent, viewedAt: new Date() }
  await recordView(table, view, maxPerMinute)
  return { tracked: true }
})
