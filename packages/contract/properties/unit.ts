import * as z from 'zod/mini'
import { propertyIdSchema, unitIdSchema } from '../id.ts'
import { imageInputSchema, unitImageSchema } from '../images/image.ts'
import { tourLinkSchema } from '../images/tour-link.ts'
import { videoLinkSchema } from '../images/video-link.ts'
import { limits } from '../limits.ts'
import { emptyIfInvisible, trimText } from '../text/trim-text.ts'
import { availabilityFields, availabilityInputSchema, availabilitySummarySchema } from './availability.ts'
import { factsSchema } from './facts.ts'

const wholeNumber = z.int().check(z.nonnegative())

/** A unit of a multifamily property. `squareFeet`: 0 means not available, null unknown (docs/product/stored-data.md#unit). */
export const unitSchema = z.object({
  id: z.string(),
  propertyId: z.string(),
  unitNumber: z.string(),
  bedrooms: wholeNumber,
  bathrooms: wholeNumber,
  squareFeet: z.nullable(wholeNumber),
  features: z.nullable(z.string()),
  youtubeUrl: z.nullable(z.string()),
  tourUrl: z.nullable(z.string()),
  /** Only its own. Others are those of its property. */
  facts: z.nullable(factsSchema),
  ...availabilityInputSchema.shape,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  propertyTitle: z.string(),
  /** Counts changes, images included. A save with an older version is refused. */
  version: z.int(),
  /** Availability for renters today. Absent if none is stated. */
  availabilitySummary: z.optional(availabilitySummarySchema),
  images: z.array(unitImageSchema),
})
export type Unit = z.infer<typeof unitSchema>

export const unitFieldsSchema = z.object({
  propertyId: propertyIdSchema,
  unitNumber: z
    .string()
    .check(z.overwrite(trimText), z.minLength(1, 'Unit number is required'), z.maxLength(limits.unitNumber)),
  bedrooms: z.int().check(z.minimum(0, 'Bedrooms must be 0 or greater'), z.maximum(limits.rooms)),
  bathrooms: z.int().check(z.minimum(0, 'Bathrooms must be 0 or greater'), z.maximum(limits.rooms)),
  squareFeet: z.optional(z.nullable(z.int().check(z.nonnegative(), z.maximum(limits.squareFeet)))),
  features: z.optional(z.nullable(z.string().check(z.overwrite(emptyIfInvisible), z.maxLength(limits.unitFeatures)))),
  youtubeUrl: z.optional(videoLinkSchema),
  tourUrl: z.optional(tourLinkSchema),
  facts: z.optional(z.nullable(factsSchema)),
  ...availabilityFields,
})
export type UnitFields = z.infer<typeof unitFieldsSchema>

/** Body of create and update (docs/product/api.md#endpoints); unknown keys are refused. */
export const unitInputSchema = z.strictObject({
  unit: z.strictObject({ ...unitFieldsSchema.shape, version: z.optional(z.int()) }),
  images: z.array(imageInputSchema).check(z.maxLength(limits.imagesPerParent)),
})
export type UnitInput = z.infer<typeof unitInputSchema>

/** Body of create. A script may choose the id. */
export const newUnitSchema = z.extend(unitInputSchema, {
  unit: z.extend(unitInputSchema.shape.unit, {
    id: z.optional(unitIdSchema),
  }),
})

/** Body of the duplication of a unit: the numbers of its copies. */
export const unitNumbersSchema = z.strictObject({
  unitNumbers: z.array(unitFieldsSchema.shape.unitNumber).check(z.minLength(1), z.maxLength(limits.unitsPerPage)),
})

/** Returns the positions of numbers that another unit has, or that occur earlier in the list. */
export function takenNumbers(wanted: readonly string[], existing: readonly string[]): number[] {
  const taken = new Set(existing.map(normalizeUnitNumber))
  return wanted.flatMap((unitNumber, n) => {
    const isTaken = taken.has(normalizeUnitNumber(unitNumber))
    taken.add(normalizeUnitNumber(unitNumber))
    return isTaken ? [n] : []
  })
}

const normalizeUnitNumber = (unitNumber: string) => trimText(unitNumber).toLowerCase()
