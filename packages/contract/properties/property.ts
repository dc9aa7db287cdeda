import * as z from 'zod/mini'
import { propertyIdSchema } from '../id.ts'
import { imageInputSchema, propertyImageSchema } from '../images/image.ts'
import { tourLinkSchema } from '../images/tour-link.ts'
import { videoLinkSchema } from '../images/video-link.ts'
import { limits } from '../limits.ts'
import { emptyIfInvisible, trimText } from '../text/trim-text.ts'
import {
  availabilityFields,
  availabilityInputSchema,
  availabilitySummarySchema,
  unitAvailabilitySchema,
} from './availability.ts'
import { factsSchema } from './facts.ts'
import { locationSchema, propertyTypeSchema } from './option-schemas.ts'
import { unitSummarySchema } from './unit-summary.ts'

const optionalText = (max: number) => z.nullable(z.string().check(z.overwrite(emptyIfInvisible), z.maxLength(max)))
const wholeNumber = z.nullable(z.int().check(z.nonnegative()))
const halfSteps = z.nullable(z.number().check(z.nonnegative(), z.multipleOf(0.5)))
const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** Neighborhood in a request. An empty text is unset; one of invisible characters is refused. */
const neighborhoodSchema = z.nullable(
  z.string().check(
    z.refine((text) => text === '' || trimText(text) !== '', 'Has only invisible characters'),
    z.overwrite(trimText),
    z.maxLength(limits.neighborhood),
  ),
)

const statusSchema = z.enum(['draft', 'published'])

/** A property as visitors and admins read it. Sizes in square feet; bathrooms in half steps; null is unknown. */
export const propertySchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  location: locationSchema,
  propertyType: propertyTypeSchema,
  address: z.nullable(z.string()),
  neighborhood: z.nullable(z.string()),
  bedrooms: wholeNumber,
  bathrooms: halfSteps,
  squareFeet: wholeNumber,
  youtubeUrl: z.nullable(z.string()),
  tourUrl: z.nullable(z.string()),
  ...availabilityInputSchema.shape,
  featured: z.boolean(),
  architecturalStyle: z.nullable(z.string()),
  features: z.array(z.string()),
  facts: z.nullable(factsSchema),
  /** As sent. Absent means published. */
  status: z.optional(statusSchema),
  /** In the past for drafts only. */
  publishAt: z.optional(z.iso.datetime({ offset: true })),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Counts changes, images included. A save with an older version is refused. */
  version: z.int(),
  /** Multifamily properties only. */
  unitCount: z.optional(z.int().check(z.nonnegative())),
  /** Availability for renters today: its own, else that of its units. Absent if none is stated. */
  availabilitySummary: z.optional(availabilitySummarySchema),
  /** What lists filter the units of a building by. Absent without units. */
  unitSummaries: z.optional(z.array(unitSummarySchema)),
  /** Units with an availability, in the administrators' list of properties. */
  unitAvailabilities: z.optional(z.array(unitAvailabilitySchema)),
  images: z.array(propertyImageSchema),
})
export type Property = z.infer<typeof propertySchema>

export const propertyFieldsSchema = z.object({
  title: z.string().check(z.overwrite(trimText), z.minLength(1), z.maxLength(limits.title)),
  description: z.string().check(
    z.overwrite(trimText),
    z.minLength(1),
    z.maxLength(limits.description),
    z.refine((text) => bytesOf(text) <= limits.descriptionBytes, 'Too long to be stored'),
  ),
  location: locationSchema,
  propertyType: propertyTypeSchema,
  address: z.optional(optionalText(limits.address)),
  neighborhood: z.optional(neighborhoodSchema),
  bedrooms: z.optional(z.nullable(z.int().check(z.nonnegative(), z.maximum(limits.rooms)))),
  bathrooms: z.optional(z.nullable(z.number().check(z.nonnegative(), z.maximum(limits.rooms), z.multipleOf(0.5)))),
  squareFeet: z.optional(z.nullable(z.int().check(z.nonnegative(), z.maximum(limits.squareFeet)))),
  youtubeUrl: z.optional(videoLinkSchema),
  tourUrl: z.optional(tourLinkSchema),
  ...availabilityFields,
  featured: z.optional(z.boolean()),
  architecturalStyle: z.optional(optionalText(limits.architecturalStyle)),
  features: z.optional(
    z.array(z.string().check(z.minLength(1), z.maxLength(limits.feature))).check(
      z.maxLength(limits.features),
      z.refine((list) => bytesOf(list.join('')) <= limits.featuresBytes, 'Too long to be stored'),
    ),
  ),
  facts: z.optional(z.nullable(factsSchema)),
  /** Only administrators see a draft, whatever its `publishAt`. Absent means published. */
  status: z.optional(statusSchema),
  /** With its offset, or in UTC: visitors see the property from then on. */
  publishAt: z.optional(
    z.iso
      .datetime({ offset: true, error: 'Must be a time such as 2026-11-30T14:00:00Z' })
      // The index sorts times as texts, so a year of five digits would come first.
      .check(z.refine((time) => !(Date.parse(time) >= Date.UTC(9999, 0)), 'Too far away')),
  ),
})
export type PropertyFields = z.infer<typeof propertyFieldsSchema>

/** Body of create and update (docs/product/api.md#endpoints); unknown keys are refused. */
export const propertyInputSchema = z.strictObject({
  property: z.strictObject({ ...propertyFieldsSchema.shape, version: z.optional(z.int()) }),
  images: z.array(imageInputSchema).check(z.maxLength(limits.imagesPerParent)),
})
export type PropertyInput = z.infer<typeof propertyInputSchema>

/** Body of create. A script may choose the id, so that it can delete the property even if the answer is lost. */
export const newPropertySchema = z.extend(propertyInputSchema, {
  property: z.extend(propertyInputSchema.shape.property, {
    id: z.optional(propertyIdSchema),
  }),
})
