import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { trimText } from '../text/trim-text.ts'

/** Neighborhood in a request. An empty text is unset; one of invisible characters is refused. */
export const neighborhoodSchema = z.nullable(
  z.string().check(
    z.refine((text) => text === '' || trimText(text) !== '', 'Has only invisible characters'),
    z.overwrite(trimText),
    z.maxLength(limits.neighborhood),
  ),
)
