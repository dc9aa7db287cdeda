import { type PropertyImage, propertyImageSchema } from '@porchlight/contract/images/image'
import { inDisplayOrder } from '@porchlight/contract/images/image-order'
import {
  type AvailabilityInput,
  summarizeAvailability,
  summarizeUnitAvailability,
} from '@porchlight/contract/properties/availability-summary'
import { type Property, type PropertyFields, propertySchema } from '@porchlight/contract/properties/property'
import * as z from 'zod/mini'
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
import { businessDay } from '../vacancies/business-day.ts'
import { storedStatement, unitStatements } from '../vacancies/statements.ts'

const { status, publishAt } = propertySchema.shape

/** A property as it is stored: null where an answer leaves a field out. */
export const propertyItemSchema = z.extend(z.omit(propertySchema, { images: true, availabilitySummary: true }), {
  status: z.nullable(z.nonoptional(status)),
  publishAt: z.nullable(z.nonoptional(publishAt)),
  unitCount: z.int().check(z.nonnegative()),
})
type PropertyItem = z.infer<typeof propertyItemSchema>

/** The fields of a property as they were sent, or as they are stored. */
type Fields = Omit<PropertyFields, keyof State> & State
interface State {
  status?: PropertyFields['status'] | null
  publishAt?: string | null | undefined
}

/** The fields of a property as they are stored: every one of them, null for what is unknown or empty. */
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
  ...storedStatement(fields),
  featured: fields.featured ?? false,
  architecturalStyle: fields.architecturalStyle || null,
  features: fields.features ?? [],
  status: fields.status ?? null,
  publishAt: fields.publishAt ?? null,
})

/** Stored fields as they are sent and answered: nothing stands for a state of which nothing is said. */
export const sentFields = <T extends State>({ status, publishAt, ...fields }: T) => ({
  ...fields,
  ...(status && { status }),
  ...(publishAt && { publishAt }),
})

/** Where a property's item stands in the index, which is what makes it public; written whenever its fields are. */
export function indexKeysOf(id: string, { status, publishAt }: State) {
  if (status === 'draft') return unlistedKey(id)
  if (!publishAt || Date.parse(publishAt) <= Date.now()) return propertyListingKey(id)
  return unlistedKey(id, new Date(publishAt).toISOString())
}

/** Who asks: visitors see what is public; the family sees drafts, and what is planned, too. */
export type Scope = 'public' | 'admin'

/** Whether a stored item may be shown to visitors, as far as its place tells; a unit's own place tells nothing. */
export const isListed = (item: Record<string, unknown>) => item.GSI1PK === listingPartition

/** An image as it lies in the table. */
export const propertyImageItem = (image: PropertyImage) => ({
  ...propertyImageKey(image.id),
  ...propertyImageListingKey(image.id),
  ...image,
})

/**
 * A property as readers see it on a day (yyyy-mm-dd): images in display order, a count of units, and what `said` by them, only where
 * there can be some.
 */
export function toProperty(
  item: PropertyItem,
  said: readonly AvailabilityInput[],
  images: readonly PropertyImage[],
  today = businessDay(),
): Property {
  const { unitCount, ...fields } = item
  const property = { ...sentFields(fields), images: inDisplayOrder(images) }
  const own = summarizeAvailability(item, today)
  if (property.propertyType !== 'multifamily') return { ...property, ...(own && { availabilitySummary: own }) }
  const availabilitySummary = own ?? summarizeUnitAvailability(said, unitCount, today)
  return { ...property, unitCount, ...(availabilitySummary && { availabilitySummary }) }
}

/**
 * Puts properties and property images, in any order, together in linear time. An image whose property is not there
 * belongs to one that is just being written or deleted, and is left out. Throws for a malformed item, unless `parseEach`
 * leaves it out.
 */
export function groupProperties(items: readonly unknown[], parseEach: ParseEach = parseAll): Property[] {
  const today = businessDay()
  return groupItems(items, parseEach).map(({ item, said, images }) => toProperty(item, said, images, today))
}

/** The same before it is made ready for readers. */
export function groupItems(
  items: readonly unknown[],
  parseEach: ParseEach = parseAll,
): { item: PropertyItem; said: AvailabilityInput[]; images: PropertyImage[] }[] {
  const { property = [], image = [] } = Object.groupBy(items, (item) => kindOf(keyOf(item).SK))
  const parsed = parseEach(image, (item) => parseItem(propertyImageSchema, item))
  const images = Map.groupBy(parsed, ({ propertyId }) => propertyId)
  return parseEach(property, (raw) => {
    const item = parseItem(propertyItemSchema, raw)
    return { item, said: unitStatements(raw), images: images.get(item.id) ?? [] }
  })
}

const kindOf = (SK: string) =>
  SK === propertySortKey ? 'property' : SK.startsWith(imagePrefix) ? 'image' : 'something else'

/** Newest first; of two that were created at once, in the order of their ids. */
export const byAge = (a: Property, b: Property) => compare(b.createdAt, a.createdAt) || compare(a.id, b.id)

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
