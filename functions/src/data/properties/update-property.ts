import type { Property, PropertyFields } from '@porchlight/contract/property'
import { notFound } from '../../errors.ts'
import { imageGuard, imageItems } from '../images/image-items.ts'
import { planImages, type WantedImage } from '../images/image-plan.ts'
import { refuseOutdated, updateWithRevision } from '../images/revision.ts'
import { propertyKey, removalKeyOf } from '../keys.ts'
import type { Table } from '../table/table.ts'
import { transact } from '../table/transact.ts'
import { whileStale } from '../table/while-stale.ts'
import { groupItems, propertyImageItem, storedFields } from './property-items.ts'
import { findProperty, newPropertyImage, propertyItems } from './property-repository.ts'

export interface PropertyUpdate {
  fields: PropertyFields
  /** All images that there are to be, in their order; the others are removed. */
  images: readonly WantedImage[]
  /** The version that the change was made from; without it the last save wins. */
  version?: number
}

/**
 * Replaces the fields and the list of images of a property, all or nothing; objects of removed images are noted to be
 * removed. Throws `notFound` without the property, `conflict` naming `property.version` when somebody saved or
 * removed an image since that version, and `invalidInput` naming the field of an image that cannot be attached.
 */
export async function updateProperty(table: Table, id: string, update: PropertyUpdate): Promise<Property> {
  await whileStale(() => save(table, id, update))
  const saved = await findProperty(table, id)
  if (!saved) throw notFound('Property')
  return saved
}

async function save(table: Table, id: string, { fields, images, version }: PropertyUpdate): Promise<void> {
  const [before] = groupItems(await propertyItems(table, id))
  if (!before) throw notFound('Property')
  refuseOutdated('property', before, { version, images })

  const now = new Date().toISOString()
  const plan = planImages(before.images, images, newPropertyImage(id), now)
  const imageChange = { plan, toItem: propertyImageItem, removalKey: removalKeyOf(id) }
  const { items, writesAll } = imageItems(table, imageChange)
  const { expected, setMoves } = imageGuard(plan, writesAll, before.item)
  const change = updateWithRevision(table, {
    key: propertyKey(id),
    fields: { ...storedFields(fields), updatedAt: now },
    expected: version === undefined ? expected : { ...expected, version },
    moves: setMoves ? ['version', 'imageSet'] : ['version'],
  })
  await transact(table, [change, ...items])
}
