import * as z from 'zod/mini'

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

/**
 * Ids of child items carry their parent's id, so that a single strongly consistent read finds them.
 * Clients treat them as opaque. Lower case only: two spellings of one id must not be two items.
 */
export const propertyIdSchema = z.string().check(z.regex(new RegExp(`^${uuid}$`), 'Not a property id'))
export const unitIdSchema = z.string().check(z.regex(new RegExp(`^${uuid}\\.${uuid}$`), 'Not a unit id'))
export const propertyImageIdSchema = z
  .string()
  .check(z.regex(new RegExp(`^${uuid}\\.${uuid}$`), 'Not a property image id'))
export const unitImageIdSchema = z
  .string()
  .check(z.regex(new RegExp(`^${uuid}\\.${uuid}\\.${uuid}$`), 'Not a unit image id'))
export const heroImageIdSchema = z.string().check(z.regex(new RegExp(`^${uuid}$`), 'Not a hero image id'))
/** Id of a change: its property, its time in ms since 1970, and a unique part. */
export const changeIdSchema = z
  .string()
  .check(z.regex(new RegExp(`^(${uuid}|hero)\\.\\d{13}\\.${uuid}$`), 'Not a change id'))
