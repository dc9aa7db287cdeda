import { type PropertyImage, propertyImageSchema } from '@porchlight/contract/images/image'
import { inDisplayOrder } from '@porchlight/contract/images/image-order'
import type { UnitAvailability } from '@porchlight/contract/properties/availability'
import { summarizeAvailability, summarizeUnitAvailability } from '@porchlight/contract/properties/availability-summary'
import { factsOf } from '@porchlight/contract/properties/facts'
import { type Property, type PropertyFields, propertySchema } from '@porchlight/contract/properties/property'
import * as z from 'zod/mini'
import { businessDay } from '../availability/business-day.ts'
import {
  availabilityInputOf,
  type Confirmation,
  parseUnitAvailabilities,
  storedAvailability,
} from '../availability/stored-availability.ts'
import {
  kindOf,
  listingPartition,
  propertyImageKey,
  propertyImageListingKey,
  propertyListingKey,
  unlistedKey,
} from '../keys.ts'
import { keyOf, type ParseEach, parseAll, parseItem } from '../table/parse-stored.ts'
import { parseUnitSummaries, type StoredSummary, summariesOn } from '../units/unit-summary.ts'

const { status, publishAt } = propertySchema.shape

const omitted = { images: true, availabilitySummary: true, unitAvailabilities: true, unitSummaries: true } as const

/** Fields that responses omit are null. */
export const propertyItemSchema = z.extend(z.omit(propertySchema, omitted), {
  status: z.nullable(z.nonoptional(status)),
  publishAt: z.nullable(z.nonoptional(publishAt)),
  unitCount: z.int().check(z.nonnegative()),
})
type PropertyItem = z.infer<typeof propertyItemSchema>

type Fields = Omit<PropertyFields, keyof State> & State & Confirmation
interface State {
  status?: PropertyFields['status'] | null
  publishAt?: string | null | undefined
}

/** Unknown or empty fields are null. */
export const storedFields = (fields: Fields) => ({
  title: fields.title,
  description: fields.description,
  location: fields.location,
  propertyType: fields.propertyType,
  address: fields.address || null,
  neighborhood: fields.neighborhood || null,
  bedrooms: fields.bedrooms ?? null,
  bathrooms: fields.bathrooms ?? null,
  squareFeet: fields.squareFeet ?? null,
  youtubeUrl: fields.youtubeUrl || null,
  tourUrl: fields.tourUrl || null,
  ...storedAvailability(fields),
  featured: fields.featured ?? false,
  architecturalStyle: fields.architecturalStyle || null,
  features: fields.features ?? [],
  facts: factsOf({ ...fields.facts }),
  status: fields.status ?? null,
  publishAt: fields.publishAt ?? null,
})

/** Omits stored nulls and, except for drafts, a time that has passed. */
export const sentFields = <T extends State>({ status, publishAt, ...fields }: T) => ({
  ...fields,
  ...(status && { status }),
  ...(publishAt && (status === 'draft' || isLater(publishAt)) && { publishAt }),
})

const isLater = (time: string) => Date.parse(time) > Date.now()

/** These keys decide whether a property is public. */
export function indexKeysOf(id: string, { status, publishAt }: State) {
  if (status === 'draft') return unlistedKey(id)
  if (!publishAt || !isLater(publishAt)) return propertyListingKey(id)
  return unlistedKey(id, new Date(publishAt).toISOString())
}

/** Visitors see public properties; administrators also see drafts and scheduled ones. */
export type Scope = 'public' | 'admin'

/** Units have no index key. */
export const isListed = (item: Record<string, unknown>) => item.GSI1PK === listingPartition

/** Adds the keys. */
export const propertyImageItem = (image: PropertyImage) => ({
  ...propertyImageKey(image.id),
  ...propertyImageListingKey(image.id),
  ...image,
})

/** Returns a property as readers see it on a day (yyyy-mm-dd). */
export function toProperty(
  item: PropertyItem,
  unitAvailabilities: readonly UnitAvailability[],
  images: readonly PropertyImage[],
  today = businessDay(),
): Property {
  const { unitCount, ...fields } = item
  const property = { ...sentFields(fields), images: inDisplayOrder(images) }
  const own = summarizeAvailability(availabilityInputOf(item), today)
  if (property.propertyType !== 'multifamily') return { ...property, ...(own && { availabilitySummary: own }) }
  const availabilitySummary =
    own ?? summarizeUnitAvailability(unitAvailabilities.map(availabilityInputOf), unitCount, today)
  return { ...property, unitCount, ...(availabilitySummary && { availabilitySummary }) }
}

/**
 * Takes any order and linear time. An image without its property belongs to one that is being written or deleted, and
 * is left out. Only administrators get `unitAvailabilities`. Throws for a malformed item unless `parseEach` skips it.
 */
export function groupProperties(
  items: readonly unknown[],
  parseEach: ParseEach = parseAll,
  scope: Scope = 'public',
): Property[] {
  const today = businessDay()
  return groupItems(items, parseEach).map(({ item, unitAvailabilities, unitSummaries, images }) => {
    const property = toProperty(item, unitAvailabilities, images, today)
    if (item.propertyType !== 'multifamily') return property
    const ofBuilding = item.availability ? property.availabilitySummary?.state : undefined
    return {
      ...property,
      ...(unitSummaries.length > 0 && { unitSummaries: summariesOn(unitSummaries, today, ofBuilding) }),
      ...(scope === 'admin' && { unitAvailabilities }),
    }
  })
}

/** Returns stored properties before they are prepared for readers. */
export function groupItems(
  items: readonly unknown[],
  parseEach: ParseEach = parseAll,
): {
  item: PropertyItem
  unitAvailabilities: UnitAvailability[]
  unitSummaries: StoredSummary[]
  images: PropertyImage[]
}[] {
  const { property = [], propertyImage = [] } = Object.groupBy(items, (item) => kindOf(keyOf(item).SK))
  const parsed = parseEach(propertyImage, (item) => parseItem(propertyImageSchema, item))
  const images = Map.groupBy(parsed, ({ propertyId }) => propertyId)
  return parseEach(property, (raw) => {
    const item = parseItem(propertyItemSchema, raw)
    return {
      item,
      unitAvailabilities: parseUnitAvailabilities(raw),
      unitSummaries: parseUnitSummaries(raw),
      images: images.get(item.id) ?? [],
    }
  })
}

/** Equal times are ordered by id. */
export const byAge = (a: Property, b: Property) => compare(b.createdAt, a.createdAt) || compare(a.id, b.id)

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
