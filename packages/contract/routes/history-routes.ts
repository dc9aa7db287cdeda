import * as z from 'zod/mini'
import {
  changeDetailSchema,
  changesSchema,
  heroHistoryId,
  restoredSchema,
  restoreInputSchema,
} from '../history/history.ts'
import { changeIdSchema, propertyIdSchema } from '../id.ts'
import type { Route } from './route.ts'

/** Calls about changes and earlier versions. */
export const historyRoutes = {
  /** `before` is the id of a change; 50 older ones are returned. */
  listChanges: {
    method: 'GET',
    path: '/api/history',
    access: 'admin',
    query: z.object({
      historyId: z.optional(z.union([propertyIdSchema, z.literal(heroHistoryId)])),
      person: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
      before: z.optional(changeIdSchema),
    }),
    output: changesSchema,
  },
  getChange: {
    method: 'GET',
    path: '/api/history/{id}',
    access: 'admin',
    params: z.object({ id: changeIdSchema }),
    output: changeDetailSchema,
  },
  restoreVersion: {
    method: 'POST',
    path: '/api/history/{id}/restore',
    access: 'admin',
    params: z.object({ id: changeIdSchema }),
    input: restoreInputSchema,
    output: restoredSchema,
  },
} as const satisfies Record<string, Route>
