import { availabilities } from '@porchlight/contract/properties/options'
import * as z from 'zod/mini'
import { tabDraft } from '../editor/draft-store.ts'

const statement = z.object({ availability: z.nullable(z.enum(availabilities)), availableFrom: z.nullable(z.string()) })
const statements = z.array(z.tuple([z.string(), statement]))

/** By ID, with what was stored then. The list opens the panel again. */
export const turnoverDraft = tabDraft(
  'availability',
  z.object({ propertyId: z.string(), chosen: statements, stored: statements }),
)
