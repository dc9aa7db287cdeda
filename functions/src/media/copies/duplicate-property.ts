import { limits } from '@porchlight/contract/limits'
import type { Property } from '@porchlight/contract/property'
import * as z from 'zod/mini'
import { copyBelow, itemsBelow, ofItsOwn } from '../../data/copies/copied-items.ts'
import { forgetUnseen, writeUnseen } from '../../data/copies/unseen-items.ts'
import { noteChange } from '../../data/history/note-change.ts'
import {
  cleanUpKey,
  deletionKey,
  imagePrefix,
  propertyKey,
  propertyPartition,
  propertySortKey,
  unlistedKey,
} from '../../data/keys.ts'
import { groupProperties, storedFields } from '../../data/properties/property-items.ts'
import { propertyThing } from '../../data/properties/property-repository.ts'
import { parseItem } from '../../data/table/parse-stored.ts'
import { queryAll } from '../../data/table/read.ts'
import type { Table } from '../../data/table/table.ts'
import { putNew, transact } from '../../data/table/transact.ts'
import { whileStale } from '../../data/table/while-stale.ts'
import { notFound } from '../../errors.ts'
import { asUnseen, readShared } from './shared-source.ts'

/** After this the daily clean-up removes a copy that was not finished; the call that made it has ended by then. */
const dueAfterMs = 15 * 60_000

const titleSchema = z.looseObject({ title: z.string() })

/** Of at most 255 characters, as every title. */
const titleOfCopy = (title: string) => [...`Copy of ${title}`].slice(0, limits.title).join('').trimEnd()

/**
 * Makes a draft of everything that a property is, with its units and pictures, all or nothing; the pictures are shown
 * by both. Throws `notFound`.
 *
 * What lies below the copy comes first, under the note of a deletion that has begun: nobody sees it while there is no
 * property, and cut off, it is removed as what is left of a deleted one.
 */
export const duplicateProperty = (table: Table, id: string): Promise<Property> =>
  whileStale(async () => {
    const source = await readShared(table, () =>
      queryAll(table, {
        ConsistentRead: true,
        KeyConditionExpression: 'PK = :pk AND SK >= :from',
        ExpressionAttributeValues: { ':pk': propertyPartition(id), ':from': imagePrefix },
      }),
    )
    const property = source.find(({ SK }) => SK === propertySortKey)
    if (!property) throw notFound('Property')
    const createdAt = new Date().toISOString()
    const to = crypto.randomUUID()
    const below = itemsBelow(source).map((item) => copyBelow(item, { from: id, to, createdAt }))
    const note = { ...deletionKey(to), ...cleanUpKey(new Date(Date.now() + dueAfterMs).toISOString(), to) }
    await transact(table, [putNew({ ...note, id: to, createdAt }, 'A property')])
    await writeUnseen(table, deletionKey(to), below.map(asUnseen))

    const { title, ...stored } = parseItem(titleSchema, property)
    const item = {
      ...stored,
      ...propertyKey(to),
      ...unlistedKey(to),
      id: to,
      title: titleOfCopy(title),
      status: 'draft',
      publishAt: null,
      ...ofItsOwn(createdAt),
    }
    const [copy] = groupProperties([item, ...below])
    if (!copy) throw new Error(`The copy ${to} has no property`)
    const after = { fields: storedFields(copy), images: copy.images }
    await transact(table, [
      forgetUnseen(deletionKey(to)),
      putNew(item, 'A property'),
      noteChange(table, { of: propertyThing(to, copy.title), action: 'duplicated', after }),
    ])
    return copy
  })
