import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { trimText } from '../text/trim-text.ts'
import { webAddress } from '../text/web-address.ts'

/** Link to a 3D tour in a request. */
export const tourLinkSchema = z.nullable(
  z
    .string()
    .check(
      z.overwrite(trimText),
      z.maxLength(limits.tourUrl),
      z.regex(webAddress, 'Must be a web address that begins with https://'),
    ),
)
