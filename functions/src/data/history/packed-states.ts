import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { pastStateSchema } from '@porchlight/contract/history/history'
import * as z from 'zod/mini'

/** Stored fields and images of a property, a unit or the hero images. */
export interface State {
  fields: Readonly<Record<string, unknown>>
  images: readonly { id: string; imageUrl: string; displayOrder: number }[]
}

interface States {
  before?: State | undefined
  after?: State | undefined
}

/**
 * Restoring an image computes these again, or its position implies them. The placeholder would be most of the record,
 * since it does not compress.
 */
const OMITTED_FIELDS = new Set(['placeholder', 'sharedFocus', 'propertyId', 'unitId', 'createdAt', 'displayOrder'])

/** An item holds 400 KiB; the other attributes of a record need at most 2 KB. */
const maxBytes = 390_000

/**
 * Compresses both states together, as they are alike. If they do not fit (descriptions of maximum length in an
 * incompressible script), drops `before`; the previous record has it.
 */
export function pack(states: States): Uint8Array {
  const packed = compressed(states)
  return packed.length > maxBytes && states.after ? compressed({ after: states.after }) : packed
}

function compressed({ before, after }: States): Uint8Array {
  const json = JSON.stringify({ before: before && bare(before), after: after && bare(after) })
  return brotliCompressSync(json, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: json.length },
  })
}

const bare = ({ fields, images }: State) => ({
  fields,
  images: images
    .toSorted((a, b) => a.displayOrder - b.displayOrder)
    .map((image) => Object.fromEntries(Object.entries(image).filter(([name]) => !OMITTED_FIELDS.has(name)))),
})

const statesSchema = z.object({ before: z.optional(pastStateSchema), after: z.optional(pastStateSchema) })

/** Throws for anything that `pack` did not return. */
export function unpack(packed: unknown): z.infer<typeof statesSchema> {
  const bytes = z.parse(z.instanceof(Uint8Array), packed)
  return z.parse(statesSchema, JSON.parse(brotliDecompressSync(bytes).toString()))
}
