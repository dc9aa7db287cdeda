import * as z from 'zod/mini'

/** What may have been done, in words that the admin area says in a sentence of its own. New ones are added here. */
export const changeActions = [
  'created',
  'saved',
  'imageRemoved',
  'deleted',
  'restored',
  'deletedForGood',
  'published',
  'duplicated',
  'imported',
  'added',
  'reordered',
] as const
export type ChangeAction = (typeof changeActions)[number]

/** Who changed something, as known at that time; a script's owner who never opened the admin area has only an id. */
export const actorSchema = z.object({
  id: z.string(),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
})
export type Actor = z.infer<typeof actorSchema>

/** The home of changes to hero images, where those of a property have its id. */
export const heroHome = 'hero'

/** What was changed, with the titles of that time; of a property, title and homeTitle are the same. */
export const changedThingSchema = z.object({
  kind: z.enum(['property', 'unit', 'hero']),
  id: z.string(),
  title: z.string(),
  /** A property's id, or `hero`. */
  home: z.string(),
  homeTitle: z.string(),
})
export type ChangedThing = z.infer<typeof changedThingSchema>
