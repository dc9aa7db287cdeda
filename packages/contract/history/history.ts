import * as z from 'zod/mini'
import { imageSchema, imageShape } from '../images/image.ts'
import { propertySchema } from '../properties/property.ts'
import { unitSchema } from '../properties/unit.ts'

/** Kinds of changes. The admin area has a sentence for each. */
export const changeActions = [
  'created',
  'saved',
  'confirmed',
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

/** The person who made a change, with the name of that time. Owners of scripts who never opened the admin area have only an id. */
export const actorSchema = z.object({
  id: z.string(),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
})
export type Actor = z.infer<typeof actorSchema>

/** Takes the place of a property id in changes of hero images. */
export const heroHistoryId = 'hero'

/** Subject of a change, with the titles of that time. For a property, `title` and `propertyTitle` are equal. */
export const changeSubjectSchema = z.object({
  kind: z.enum(['property', 'unit', 'hero']),
  id: z.string(),
  title: z.string(),
  /** A property's id, or `hero`. */
  historyId: z.string(),
  propertyTitle: z.string(),
})
export type ChangeSubject = z.infer<typeof changeSubjectSchema>

const changeSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  action: z.enum(changeActions),
  /** Absent for automatic changes. */
  by: z.optional(actorSchema),
  of: changeSubjectSchema,
  /** Changes of one action have the same. */
  group: z.optional(z.string()),
})
export type Change = z.infer<typeof changeSchema>

/** Newest first. `next` is the `before` of the next page; absent on the last one. */
export const changesSchema = z.object({ changes: z.array(changeSchema), next: z.optional(z.string()) })

const { alt, focus, width, height } = imageShape
const { kind } = imageSchema.shape

/** Stored fields, and images in order. Hero images have no fields, captions or primary image. */
export const pastStateSchema = z.object({
  fields: z.record(z.string(), z.unknown()),
  images: z.array(
    z.object({
      id: z.string(),
      imageUrl: z.string(),
      caption: z.optional(z.nullable(z.string())),
      isPrimary: z.optional(z.boolean()),
      kind,
      alt,
      focus,
      width,
      height,
    }),
  ),
})
export type PastState = z.infer<typeof pastStateSchema>

/**
 * A change with the states before and after it; a state is absent if nothing existed. If two descriptions do not fit into
 * a record, it has only the later one. `isLast`: the subject was not changed since.
 */
export const changeDetailSchema = z.extend(changeSchema, {
  before: z.optional(pastStateSchema),
  after: z.optional(pastStateSchema),
  isLast: z.boolean(),
})
export type ChangeDetail = z.infer<typeof changeDetailSchema>

/** `state` selects the state to restore. `version` is the current version, as in a save. */
export const restoreInputSchema = z.strictObject({
  state: z.enum(['before', 'after']),
  version: z.optional(z.int()),
})

/** Names (caption, alternative text or position) of images that were removed too long ago to be restored. */
export const restoredSchema = z.object({ missing: z.array(z.string()) })

/** Fields of a past state by kind of subject. They do not include the visibility. */
export const pastPropertySchema = z.omit(propertySchema, {
  id: true,
  createdAt: true,
  updatedAt: true,
  version: true,
  unitCount: true,
  availabilitySummary: true,
  unitSummaries: true,
  unitAvailabilities: true,
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
