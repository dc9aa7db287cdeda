import * as z from 'zod/mini'
import { patient } from '../../aws/client-options.ts'
import { pictureAt } from '../../media/image-url.ts'
import { servicesFromEnvironment } from '../../media/picture-objects.ts'
import { makeVariants } from '../../media/variants/make-variants.ts'

const services = servicesFromEnvironment(patient)

const eventSchema = z.object({ detail: z.object({ object: z.object({ key: z.string() }) }) })

/** Runs for every object that arrives in the originals bucket. Throws to be tried again. */
export async function handler(raw: unknown): Promise<void> {
  const { detail } = z.parse(eventSchema, raw)
  const picture = pictureAt(services.originals, `/${detail.object.key}`)
  if (picture) await makeVariants(services, { id: picture.uploadId, imageUrl: picture.imageUrl })
}
