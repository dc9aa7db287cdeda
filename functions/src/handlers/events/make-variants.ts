import * as z from 'zod/mini'
import { background } from '../../aws/client-options.ts'
import { servicesFromEnvironment } from '../../media/image-objects.ts'
import { imageAt } from '../../media/image-url.ts'
import { makeVariants } from '../../media/variants/make-variants.ts'

const services = servicesFromEnvironment(background)

const eventSchema = z.object({ detail: z.object({ object: z.object({ key: z.string() }) }) })

/** Runs for every new object in the originals bucket. Throws to be retried. */
export async function handler(raw: unknown): Promise<void> {
  const { detail } = z.parse(eventSchema, raw)
  const image = imageAt(services.originals, `/${detail.object.key}`)
  if (image) await makeVariants(services, { id: image.uploadId, imageUrl: image.imageUrl })
}
