import type { Unit, UnitFields } from '@porchlight/contract/unit'
import { invalidInput, notFound } from '../../errors.ts'
import { imageGuard, imageItems } from '../images/image-items.ts'
import { planImages, type WantedImage } from '../images/image-plan.ts'
import { refuseOutdated, updateWithRevision } from '../images/revision.ts'
import { parentOf, propertyKey, removalKeyOf, unitKey } from '../keys.ts'
import type { Table } from '../table/table.ts'
import { checkItem, type TransactionItem, transact } from '../table/transact.ts'
import { whileStale } from '../table/while-stale.ts'
import { storedUnitFields, unitImageItem } from './unit-items.ts'
import { findUnit, findUnitItems, newUnitImage } from './unit-repository.ts'

export interface UnitUpdate {
  fields: UnitFields
  /** All images that there are to be, in their order; the others are removed. */
  images: readonly WantedImage[]
  /** The version that the change was made from; without it the last save wins. */
  version?: number
}

/**
 * Replaces the fields and the list of images of a unit, all or nothing; objects of removed images are noted to be
 * removed. Throws `notFound` without the unit or its property, `conflict` naming `unit.version` when somebody saved or
 * removed an image since that version, and `invalidInput` naming `unit.propertyId` when that is another property, or
 * the field of an image that cannot be attached.
 */
export async function updateUnit(table: Table, id: string, update: UnitUpdate): Promise<Unit> {
  if (update.fields.propertyId !== parentOf(id))
    throw invalidInput([{ path: 'unit.propertyId', message: 'This unit belongs to another property' }])
  await whileStale(() => save(table, id, update))
  const saved = await findUnit(table, id)
  if (!saved) throw notFound('Unit')
  return saved
}

async function save(table: Table, id: string, { fields, images, version }: UnitUpdate): Promise<void> {
  const before = await findUnitItems(table, id)
  if (!before) throw notFound('Unit')
  refuseOutdated('unit', before, { version, images })
  const now = new Date().toISOString()
  const plan = planImages(before.images, images, newUnitImage(id), now)
  const imageChange = { plan, toItem: unitImageItem, removalKey: removalKeyOf(parentOf(id)) }
  const { items, writesAll } = imageItems(table, imageChange)
  const { expected, setMoves } = imageGuard(plan, writesAll, before.item)
  const change = updateWithRevision(table, {
    key: unitKey(id),
    fields: { ...storedUnitFields(fields), updatedAt: now },
    expected: version === undefined ? expected : { ...expected, version },
    moves: setMoves ? ['version', 'imageSet'] : ['version'],
  })
  await transact(table, [ofExistingProperty(table, parentOf(id)), change, ...items])
}

/** Units of a property that is being deleted are still there for a moment. */
export const ofExistingProperty = (table: Table, propertyId: string): TransactionItem =>
  checkItem(table, propertyKey(propertyId), true, () => notFound('Unit'))
