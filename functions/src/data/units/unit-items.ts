import { type UnitImage, unitImageSchema } from '@porchlight/contract/images/image'
import { inDisplayOrder } from '@porchlight/contract/images/image-order'
import { summarizeAvailability } from '@porchlight/contract/properties/availability-summary'
import { factsOf } from '@porchlight/contract/properties/facts'
import { type Unit, type UnitFields, unitSchema } from '@porchlight/contract/properties/unit'
import * as z from 'zod/mini'
import { businessDay } from '../availability/business-day.ts'
import { availabilityInputOf, type Confirmation, storedAvailability } from '../availability/stored-availability.ts'
import { kindOf, parentOf, unitImageKey } from '../keys.ts'
import { keyOf, type ParseEach, parseAll, parseItem } from '../table/parse-stored.ts'
import { firstVersion } from '../table/versioned.ts'

export const unitItemSchema = z.omit(unitSchema, { images: true, propertyTitle: true, availabilitySummary: true })
type UnitItem = z.infer<typeof unitItemSchema>

/** Absent fields are null. */
export const storedUnitFields = (fields: Omit<UnitFields, 'propertyId'> & Confirmation) => ({
  unitNumber: fields.unitNumber,
  bedrooms: fields.bedrooms,
  bathrooms: fields.bathrooms,
  squareFeet: fields.squareFeet ?? null,
  features: fields.features || null,
  youtubeUrl: fields.youtubeUrl || null,
  tourUrl: fields.tourUrl || null,
  facts: factsOf({ ...fields.facts }),
  ...storedAvailability(fields),
})

/** Returns a new unit as stored. */
export const newUnitItem = (id: string, fields: Omit<UnitFields, 'propertyId'>, createdAt: string) => ({
  id,
  propertyId: parentOf(id),
  ...storedUnitFields(fields),
  createdAt,
  updatedAt: createdAt,
  version: firstVersion,
})

/** Adds the keys. */
export const unitImageItem = (image: UnitImage) => ({ ...unitImageKey(image.id), ...image })

const propertyTitleSchema = z.object({ title: z.string() })

/** Natural order: 2 before 10, and 2A before 2B. */
const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Returns a unit as readers see it today. */
export function toUnit(item: UnitItem, propertyTitle: string, images: readonly UnitImage[]): Unit {
  const availabilitySummary = summarizeAvailability(availabilityInputOf(item), businessDay())
  return { ...item, propertyTitle, ...(availabilitySummary && { availabilitySummary }), images: inDisplayOrder(images) }
}

/**
 * Sorts by unit number; returns undefined if the property is missing. Throws for a malformed item unless `parseEach`
 * skips it.
 */
export function groupUnits(items: readonly unknown[], parseEach: ParseEach = parseAll): Unit[] | undefined {
  const property = items.find((item) => kindOf(keyOf(item).SK) === 'property')
  if (!property) return undefined
  const { title } = parseItem(propertyTitleSchema, property)
  return groupUnitItems(items, parseEach)
    .map(({ item, images }) => toUnit(item, title, images))
    .sort((a, b) => compare(a.unitNumber, b.unitNumber) || (a.id < b.id ? -1 : 1))
}

/** Returns stored units before they are prepared for readers. */
export function groupUnitItems(
  items: readonly unknown[],
  parseEach: ParseEach = parseAll,
): { item: UnitItem; images: UnitImage[] }[] {
  const { unit = [], unitImage = [] } = Object.groupBy(items, (item) => kindOf(keyOf(item).SK))
  const parsed = parseEach(unitImage, (item) => parseItem(unitImageSchema, item))
  const images = Map.groupBy(parsed, ({ unitId }) => unitId)
  return parseEach(unit, (item) => parseItem(unitItemSchema, item)).map((item) => ({
    item,
    images: images.get(item.id) ?? [],
  }))
}
