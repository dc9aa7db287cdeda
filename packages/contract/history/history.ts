import * as z from 'zod/mini'
import { imageShape } from '../images/image.ts'
import { propertySchema } from '../properties/property.ts'
import { unitSchema } from '../properties/unit.ts'

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
export const heroHistoryId = 'hero'

/** What was changed, with the titles of that time; of a property, title and homeTitle are the same. */
export const changeSubjectSchema = z.object({
  kind: z.enum(['property', 'unit', 'hero']),
  id: z.string(),
  title: z.string(),
  /** A property's id, or `hero`. */
  home: z.string(),
  homeTitle: z.string(),
})
export type ChangeSubject = z.infer<typeof changeSubjectSchema>

const changeSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  action: z.enum(changeActions),
  /** Absent where no person asked for it. */
  by: z.optional(actorSchema),
  of: changeSubjectSchema,
})
export type Change = z.infer<typeof changeSchema>

/** Newest first; `next` is the `before` of what comes after these, absent when there is no more. */
export const changesSchema = z.object({ changes: z.array(changeSchema), next: z.optional(z.string()) })

const { alt, focus, width, height } = imageShape

/** Fields as they were stored, and pictures in their order. Hero images have no fields, captions or first one. */
export const pastStateSchema = z.object({
  fields: z.record(z.string(), z.unknown()),
  images: z.array(
    z.object({
      id: z.string(),
      imageUrl: z.string(),
      caption: z.optional(z.nullable(z.string())),
      isPrimary: z.optional(z.boolean()),
      alt,
      focus,
      width,
      height,
    }),
  ),
})
export type PastState = z.infer<typeof pastStateSchema>

/**
 * What was there before and after it, absent where there was nothing; of two descriptions that do not fit into a record
 * only that after is kept. `isLast`: the thing was not changed since.
 */
export const changeDetailSchema = z.extend(changeSchema, {
  before: z.optional(pastStateSchema),
  after: z.optional(pastStateSchema),
  isLast: z.boolean(),
})
export type ChangeDetail = z.infer<typeof changeDetailSchema>

/** `state`: which of the two is to come back; `version` of what is there now, as with a save. */
export const restoreInputSchema = z.strictObject({
  state: z.enum(['before', 'after']),
  version: z.optional(z.int()),
})

/** Names of the pictures that could not come back, since they were removed too long ago: caption, text or place. */
export const restoredSchema = z.object({ missing: z.array(z.string()) })

/** The fields of a past state by its kind, as they are read; whether visitors saw a home then is none of them. */
export const pastPropertySchema = z.omit(propertySchema, {
  id: true,
  createdAt: true,
  updatedAt: true,
  version: true,
  unitCount: true,
  availabilitySummary: true,
  images: true,
  status: true,
  publishAt: true,
})
export const pastUnitSchema = z.omit(unitSchema, {
  id: true,
  propertyId: true,
  createdAt: true,
  updatedAt: true,
  propertyTitle: true,
  version: true,
  availabilitySummary: true,
  images: true,
})
