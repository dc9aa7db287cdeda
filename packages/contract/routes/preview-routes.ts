import * as z from 'zod/mini'
import { propertyIdSchema } from '../id.ts'
import {
  livePreviewSchema,
  newPreviewSchema,
  previewIdSchema,
  previewInputSchema,
  previewSchema,
  previewTokenSchema,
} from '../previews/preview.ts'
import { deletion, type Route } from './route.ts'

/** Calls about previews of properties. */
export const previewRoutes = {
  createPreview: {
    method: 'POST',
    path: '/api/previews',
    access: 'admin',
    input: previewInputSchema,
    output: newPreviewSchema,
  },
  /** Anyone with the address may see it. */
  getPreview: {
    method: 'GET',
    path: '/api/previews/{token}',
    access: 'public',
    params: z.object({ token: previewTokenSchema }),
    output: previewSchema,
  },
  listPreviews: {
    method: 'GET',
    path: '/api/properties/{id}/previews',
    access: 'admin',
    params: z.object({ id: propertyIdSchema }),
    output: z.array(livePreviewSchema),
  },
  deletePreview: deletion('/api/previews/{id}', previewIdSchema),
} as const satisfies Record<string, Route>
