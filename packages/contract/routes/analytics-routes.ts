import * as z from 'zod/mini'
import {
  actionInputSchema,
  countedSchema,
  trackedSchema,
  viewCountSchema,
  viewHistorySchema,
  viewRanges,
  visitStartSchema,
} from '../analytics/analytics.ts'
import { propertyIdSchema } from '../id.ts'
import type { Route } from './route.ts'

const propertyParams = z.object({ id: propertyIdSchema })

/** Calls about views and what visitors do. */
export const analyticsRoutes = {
  trackView: {
    method: 'POST',
    path: '/api/analytics/track-view/{id}',
    access: 'public',
    params: propertyParams,
    input: visitStartSchema,
    output: trackedSchema,
  },
  /** Content blockers stop addresses with words such as the one above. */
  countAction: {
    method: 'POST',
    path: '/api/properties/{id}/actions',
    access: 'public',
    params: propertyParams,
    input: actionInputSchema,
    output: countedSchema,
  },
  listViewCounts: {
    method: 'GET',
    path: '/api/analytics/views',
    access: 'admin',
    output: z.array(viewCountSchema),
  },
  getViewHistory: {
    method: 'GET',
    path: '/api/analytics/history',
    access: 'admin',
    /** Number of days; default 30. */
    query: z.object({ days: z.optional(z.enum(viewRanges)) }),
    output: viewHistorySchema,
  },
} as const satisfies Record<string, Route>
