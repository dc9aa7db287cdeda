import * as z from 'zod/mini'
import { servicesFromEnvironment } from '../../media/picture-objects.ts'
import { makeVariants } from '../../media/variants/make-variants.ts'

const services = servicesFromEnvironment()

const eventSchema = z.object({ detail: z.object({ object: z.object({ key: z.string() }) }) })

/** Runs for every object that comes into the originals bucket. Throws for what may work another time. */
export const handler = (event: unknown) => makeVariants(services, z.parse(eventSchema, event).detail.object.key)
