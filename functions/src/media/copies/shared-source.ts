import { concurrently } from '../../concurrently.ts'
import { type Below, itemsBelow } from '../../data/copies/copied-items.ts'
import type { Unseen } from '../../data/copies/unseen-items.ts'
import type { Table } from '../../data/table/table.ts'
import { stale } from '../../data/table/while-stale.ts'
import { shareUpload } from '../../data/uploads/shared-pictures.ts'
import { uploadAt } from '../image-url.ts'

const atOnce = 12

/**
 * Reads what is to be copied, once all its pictures may be shown by several places: a picture that it still shows after
 * that is not removed without a look whether others show it. Is stale when one is just being removed.
 */
export async function readShared(table: Table, read: () => Promise<Record<string, unknown>[]>) {
  const shared = new Set<string>()
  for (;;) {
    const items = await read()
    const ids = itemsBelow(items).flatMap((item) => uploadOf(item) ?? [])
    const unshared = new Set(ids.filter((id) => !shared.has(id)))
    if (unshared.size === 0) return items
    await concurrently(unshared, atOnce, async (id) => {
      if (!(await shareUpload(table, id))) throw stale()
      shared.add(id)
    })
  }
}

/** A copy with the upload that it shows. */
export const asUnseen = (item: Below): Unseen => ({ item, uploadId: uploadOf(item) })

const uploadOf = ({ imageUrl }: Below) => (typeof imageUrl === 'string' ? uploadAt(imageUrl) : undefined)
