import * as z from 'zod/mini'
import { deletedPropertySchema } from '../history/trash.ts'
import { propertyIdSchema } from '../id.ts'
import { propertySchema } from '../properties/property.ts'
import { deletion, type Route } from './route.ts'

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
    params: z.object({ id: propertyIdSchema }),
    output: propertySchema,
  },
  deletePropertyForGood: deletion('/api/deleted-properties/{id}', propertyIdSchema),
} as const satisfies Record<string, Route>
