import * as z from 'zod/mini'
import { deletedPropertySchema } from '../history/trash.ts'
import { propertyIdSchema } from '../id.ts'
import { propertySchema } from '../properties/property.ts'
import type { Route } from './route.ts'

const params = z.object({ id: propertyIdSchema })

/** Calls about deleted properties. */
export const trashRoutes = {
  listDeletedProperties: {
    method: 'GET',
    path: '/api/deleted-properties',
    access: 'admin',
    output: z.array(deletedPropertySchema),
  },
  restoreProperty: {
    method: 'POST',
    path: '/api/deleted-properties/{id}/restore',
    access: 'admin',
    params,
    output: propertySchema,
  },
  deletePropertyForGood: {
    method: 'DELETE',
    path: '/api/deleted-properties/{id}',
    access: 'admin',
    params,
    output: z.undefined(),
  },
} as const satisfies Record<string, Route>
