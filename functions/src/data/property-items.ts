import { inDisplayOrder, type PropertyImage, propertyImageSchema } from '@porchlight/contract/image'
import { type Property, propertySchema } from '@porchlight/contract/property'
import * as z from 'zod/mini'
import { keyOf, parseItem } from './parse-item.ts'
import { imagePrefix, propertySortKey } from './property-keys.ts'

export const propertyItemSchema = z.omit(propertySchema, { images: true })
type PropertyItem = z.infer<typeof propertyItemSchema>

/** A property as readers see it: images in display order, a count of units only where there can be some. */
export function toProperty({ unitCount = 0, ...item }: PropertyItem, images: readonly PropertyImage[]): Property {
  const property = { ...item, images: inDisplayOrder(images) }
  return property.propertyType === 'multifamily' ? { ...property, unitCount } : property
}

/**
 * Puts properties and property images, in any order, together in linear time. An image whose property is not there
 * belongs to one that is just being written or deleted, and is left out. Throws for a malformed item.
 */
export function groupProperties(items: readonly unknown[]): Property[] {
  const properties: PropertyItem[] = []
  const images = new Map<string, PropertyImage[]>()
  for (const item of items) {
    const { SK } = keyOf(item)
    if (SK === propertySortKey) properties.push(parseItem(propertyItemSchema, item))
    else if (SK.startsWith(imagePrefix)) {
      const image = parseItem(propertyImageSchema, item)
      const others = images.get(image.propertyId)
      if (others) others.push(image)
      else images.set(image.propertyId, [image])
    }
  }
  return properties.map((property) => toProperty(property, images.get(property.id) ?? []))
}
