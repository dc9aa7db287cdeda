import * as z from 'zod/mini'
import { propertyImageIdSchema, unitImageIdSchema } from '../id.ts'
import { editedImageSchema, imageAdviceSchema, imageEditSchema } from '../images/image-advice.ts'
import { originalSchema, uploadRequestSchema, uploadSchema, uploadStatusSchema } from '../images/upload.ts'
import { limits } from '../limits.ts'
import type { Route } from './route.ts'

/** Query values are texts. */
const versionSchema = z.coerce.number().check(z.multipleOf(1), z.positive())

/** `version`: version of the image's owner that the caller read. The response has the new one. */
const imageDeletion = <const Path extends Route['path'], Id extends z.ZodMiniType>(path: Path, id: Id) =>
  ({
    method: 'DELETE',
    path,
    access: 'admin',
    params: z.object({ id }),
    query: z.object({ version: z.optional(versionSchema) }),
    output: z.object({ version: z.int() }),
  }) as const

const imageQuery = z.object({ imageUrl: z.string().check(z.maxLength(limits.imageUrl)) })
const ofImage = <const Path extends Route['path'], Output extends z.ZodMiniType>(path: Path, output: Output) =>
  ({ method: 'GET', path, access: 'admin', query: imageQuery, output }) as const

/** Uploads, and the images of properties and units. */
export const imageRoutes = {
  deletePropertyImage: imageDeletion('/api/property-images/{id}', propertyImageIdSchema),
  deleteUnitImage: imageDeletion('/api/unit-images/{id}', unitImageIdSchema),
  requestUpload: {
    method: 'POST',
    path: '/api/objects/upload',
    access: 'admin',
    input: uploadRequestSchema,
    output: uploadSchema,
  },
  getOriginal: ofImage('/api/objects/original', originalSchema),
  editImage: {
    method: 'POST',
    path: '/api/objects/edits',
    access: 'admin',
    input: imageEditSchema,
    output: editedImageSchema,
  },
  getImageAdvice: {
    method: 'GET',
    path: '/api/objects/advice',
    access: 'admin',
    query: z.object({ imageUrls: z.string().check(z.maxLength(limits.imageUrl * 6)) }),
    output: z.array(imageAdviceSchema),
  },
  getUploadStatus: ofImage('/api/objects/status', uploadStatusSchema),
} as const satisfies Record<string, Route>
