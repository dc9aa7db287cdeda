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
/** Of the record of a change: its home, when it was in milliseconds since 1970, and a part of its own. */
export const changeIdSchema = z
  .string()
  .check(z.regex(new RegExp(`^(${uuid}|hero)\\.\\d{13}\\.${uuid}$`), 'Not a change id'))

const dayMs = 86_400_000

/**
 * When something was created: to the millisecond and in UTC, so that texts sort as times do. Within this century and not
 * to come: whoever deletes a property looks for its views on every day since.
 */
export const createdAtSchema = z.iso
  .datetime({ precision: 3 })
  .check(z.refine((time) => time >= '2000' && Date.parse(time) < Date.now() + dayMs, 'Not a time of this century'))
