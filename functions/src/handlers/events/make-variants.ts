import * as z from 'zod/mini'
import { patient } from '../../aws/client-options.ts'
import { servicesFromEnvironment } from '../../media/picture-objects.ts'
import { makeMissing, makeVariants } from '../../media/variants/make-variants.ts'

const services = servicesFromEnvironment(patient)

/** No further picture is begun after this; the last one has the rest of the function's minute. */
const missingForMs = 30_000

const eventSchema = z.union([
  z.object({ source: z.literal('aws.cloudformation') }),
  z.object({ detail: z.object({ object: z.object({ key: z.string() }) }) }),
])

/** Runs for every object that comes into the originals bucket, and after a deployment. Throws to be tried again. */
export async function handler(raw: unknown): Promise<void> {
  const event = z.parse(eventSchema, raw)
  if ('detail' in event) return makeVariants(services, event.detail.object.key)
  const failures = await makeMissing(services, Date.now() + missingForMs)
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} pictures have no variants`)
}
