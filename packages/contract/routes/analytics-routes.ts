import * as z from 'zod/mini'
import { trackedSchema, viewCountSchema, viewHistorySchema, viewRanges } from '../analytics/analytics.ts'
import { propertyIdSchema } from '../id.ts'
import type { Route } from './route.ts'

const propertyParams = z.object({ id: propertyIdSchema })

/** Calls about views. */
export const analyticsRoutes = {
  trackView: {
    method: 'POST',
    path: '/api/analytics/track-view/{id}',
    access: 'public',
    params: propertyParams,
    output: trackedSchema,
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
