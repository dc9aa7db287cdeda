import * as z from 'zod/mini'
import { background } from '../../aws/client-options.ts'
import { servicesFromEnvironment } from '../../media/image-objects.ts'
import { checkVariants } from '../../media/reconcile/check-variants.ts'
import { reconcileImages } from '../../media/reconcile/reconcile-images.ts'

const services = servicesFromEnvironment(background)

/** No image is started after this; the last one has the rest of the function's 5 minutes. */
const RUN_MS = 240_000

const eventSchema = z.object({ listBucket: z.optional(z.boolean()) })

/**
 * Runs every 15 minutes and after changes that may remove references; once a day it lists the bucket of variants first.
 * Tries everything, then throws the failures to be retried.
 */
export async function handler(raw: unknown): Promise<void> {
  const until = Date.now() + RUN_MS
  if (z.parse(eventSchema, raw).listBucket) await checkVariants(services)
  await reconcileImages(services, { until })
}
