import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { pastStateSchema } from '@porchlight/contract/history/history'
import * as z from 'zod/mini'

/** The fields of a property, unit or hero images as they are stored, and their pictures. */
export interface State {
  fields: Readonly<Record<string, unknown>>
  images: readonly { id: string; imageUrl: string; displayOrder: number }[]
}

interface States {
  before?: State | undefined
  after?: State | undefined
}

/**
 * What a picture tells anew when it comes back, and what its place in the list says. The stand-in would be most of the
 * record: it does not compress.
 */
const leftOut = new Set(['placeholder', 'sharedFocus', 'propertyId', 'unitId', 'createdAt', 'displayOrder'])

/** An item of the table holds 400 KiB; what else a record has needs 2 KB at most. */
const maxBytes = 390_000

/**
 * Both states in one: they are alike, so the second costs next to nothing. Two that do not fit, of descriptions at their
 * limit in a script that does not compress, lose what was before: the record of the save before has it, too.
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
    .map((image) => Object.fromEntries(Object.entries(image).filter(([name]) => !leftOut.has(name)))),
})

const statesSchema = z.object({ before: z.optional(pastStateSchema), after: z.optional(pastStateSchema) })

/** The opposite of `pack`; throws for what it did not make. */
export function unpack(packed: unknown): z.infer<typeof statesSchema> {
  const bytes = z.parse(z.instanceof(Uint8Array), packed)
  return z.parse(statesSchema, JSON.parse(brotliDecompressSync(bytes).toString()))
}
