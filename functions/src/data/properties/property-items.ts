import { type PropertyImage, propertyImageSchema } from '@porchlight/contract/images/image'
import { inDisplayOrder } from '@porchlight/contract/images/image-order'
import {
  type AvailabilityInput,
  summarizeAvailability,
  summarizeUnitAvailability,
} from '@porchlight/contract/properties/availability-summary'
import { type Property, type PropertyFields, propertySchema } from '@porchlight/contract/properties/property'
import * as z from 'zod/mini'
import { businessDay } from '../availability/business-day.ts'
import { parseUnitAvailabilities, storedAvailability } from '../availability/stored-availability.ts'
import {
  imagePrefix,
  listingPartition,
  propertyImageKey,
  propertyImageListingKey,
  propertyListingKey,
  propertySortKey,
  unlistedKey,
} from '../keys.ts'
import { keyOf, type ParseEach, parseAll, parseItem } from '../table/parse-stored.ts'

const { status, publishAt } = propertySchema.shape

/** A stored property, with null for fields that responses omit. */
export const propertyItemSchema = z.extend(z.omit(propertySchema, { images: true, availabilitySummary: true }), {
  status: z.nullable(z.nonoptional(status)),
  publishAt: z.nullable(z.nonoptional(publishAt)),
  unitCount: z.int().check(z.nonnegative()),
})
type PropertyItem = z.infer<typeof propertyItemSchema>

/** A property's fields, as sent or as stored. */
type Fields = Omit<PropertyFields, keyof State> & State
interface State {
  status?: PropertyFields['status'] | null
  publishAt?: string | null | undefined
}

/** Returns a property's fields as stored: all of them, null for unknown or empty ones. */
export const storedFields = (fields: Fields) => ({
  title: fields.title,
  description: fields.description,
  location: fields.location,
  propertyType: fields.propertyType,
  address: fields.address || null,
  bedrooms: fields.bedrooms ?? null,
  bathrooms: fields.bathrooms ?? null,
  squareFeet: fields.squareFeet ?? null,
  youtubeUrl: fields.youtubeUrl || null,
  ...storedAvailability(fields),
  featured: fields.featured ?? false,
  architecturalStyle: fields.architecturalStyle || null,
  features: fields.features ?? [],
  status: fields.status ?? null,
  publishAt: fields.publishAt ?? null,
})

/** Maps stored nulls to absent fields. */
export const sentFields = <T extends State>({ status, publishAt, ...fields }: T) => ({
  ...fields,
  ...(status && { status }),
  ...(publishAt && { publishAt }),
})

/** Index keys of a property's item, which decide whether it is public. Written with its fields. */
export function indexKeysOf(id: string, { status, publishAt }: State) {
  if (status === 'draft') return unlistedKey(id)
  if (!publishAt || Date.parse(publishAt) <= Date.now()) return propertyListingKey(id)
  return unlistedKey(id, new Date(publishAt).toISOString())
}

/** Visitors see public properties; administrators also see drafts and scheduled ones. */
export type Scope = 'public' | 'admin'

/** Returns whether visitors may see a stored item, judged by its index key. Units have no such key. */
export const isListed = (item: Record<string, unknown>) => item.GSI1PK === listingPartition

/** An image as stored. */
export const propertyImageItem = (image: PropertyImage) => ({
  ...propertyImageKey(image.id),
  ...propertyImageListingKey(image.id),
  ...image,
})

/**
 * Returns a property as readers see it on a day (yyyy-mm-dd): sorted images, unit count, and for buildings the
 * `unitAvailabilities` of its units.
 */
export function toProperty(
  item: PropertyItem,
  unitAvailabilities: readonly AvailabilityInput[],
  images: readonly PropertyImage[],
  today = businessDay(),
): Property {
  const { unitCount, ...fields } = item
  const property = { ...sentFields(fields), images: inDisplayOrder(images) }
  const own = summarizeAvailability(item, today)
  if (property.propertyType !== 'multifamily') return { ...property, ...(own && { availabilitySummary: own }) }
  const availabilitySummary = own ?? summarizeUnitAvailability(unitAvailabilities, unitCount, today)
  return { ...property, unitCount, ...(availabilitySummary && { availabilitySummary }) }
}

/**
 * Combines properties and their images, given in any order, in linear time. An image without its property belongs to
 * one that is being written or deleted, and is left out. Throws for a malformed item unless `parseEach` skips it.
 */
export function groupProperties(items: readonly unknown[], parseEach: ParseEach = parseAll): Property[] {
  const today = businessDay()
  return groupItems(items, parseEach).map(({ item, unitAvailabilities, images }) =>
    toProperty(item, unitAvailabilities, images, today),
  )
}

/** Returns the stored properties before they are prepared for readers. */
export function groupItems(
  items: readonly unknown[],
  parseEach: ParseEach = parseAll,
): { item: PropertyItem; unitAvailabilities: AvailabilityInput[]; images: PropertyImage[] }[] {
  const { property = [], image = [] } = Object.groupBy(items, (item) => kindOf(keyOf(item).SK))
  const parsed = parseEach(image, (item) => parseItem(propertyImageSchema, item))
  const images = Map.groupBy(parsed, ({ propertyId }) => propertyId)
  return parseEach(property, (raw) => {
    const item = parseItem(propertyItemSchema, raw)
    return { item, unitAvailabilities: parseUnitAvailabilities(raw), images: images.get(item.id) ?? [] }
  })
}

const kindOf = (SK: string) =>
  SK === propertySortKey ? 'property' : SK.startsWith(imagePrefix) ? 'image' : 'something else'

/** Newest first; equal times are ordered by id. */
export const byAge = (a: Property, b: Property) => compare(b.createdAt, a.createdAt) || compare(a.id, b.id)

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
