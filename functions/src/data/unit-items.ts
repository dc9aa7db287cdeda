import { inDisplayOrder, type UnitImage, unitImageSchema } from '@porchlight/contract/image'
import { type Unit, unitSchema } from '@porchlight/contract/unit'
import * as z from 'zod/mini'
import { keyOf, parseItem } from './parse-item.ts'
import { propertySortKey } from './property-keys.ts'
import { isUnit, isUnitImage } from './unit-keys.ts'

const unitItemSchema = z.omit(unitSchema, { images: true, propertyTitle: true })
type UnitItem = z.infer<typeof unitItemSchema>

const propertyTitleSchema = z.object({ title: z.string() })

/** 2 comes before 10, and 2A before 2B. */
const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** A unit as readers see it, its images in display order. */
export const toUnit = (item: UnitItem, propertyTitle: string, images: readonly UnitImage[]): Unit => ({
  ...item,
  propertyTitle,
  images: inDisplayOrder(images),
})

/**
 * Puts the items of one property's partition together to units, sorted by unit number; undefined when the property
 * itself is not among them. Throws for a malformed item.
 */
export function groupUnits(items: readonly unknown[]): Unit[] | undefined {
  let propertyTitle: string | undefined
  const units: UnitItem[] = []
  const images = new Map<string, UnitImage[]>()
  for (const item of items) {
    const { SK } = keyOf(item)
    if (SK === propertySortKey) propertyTitle = parseItem(propertyTitleSchema, item).title
    else if (isUnit(SK)) units.push(parseItem(unitItemSchema, item))
    else if (isUnitImage(SK)) {
      const image = parseItem(unitImageSchema, item)
      const others = images.get(image.unitId)
      if (others) others.push(image)
      else images.set(image.unitId, [image])
    }
  }
  if (propertyTitle === undefined) return undefined
  const title = propertyTitle
  return units
    .map((unit) => toUnit(unit, title, images.get(unit.id) ?? []))
    .sort((a, b) => compare(a.unitNumber, b.unitNumber) || (a.id < b.id ? -1 : 1))
}
