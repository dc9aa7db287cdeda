import { limits } from '@porchlight/contract/limits'
import type { Property } from '@porchlight/contract/properties/property'
import * as z from 'zod/mini'
import { notFound } from '../../errors.ts'
import { recordChange } from '../history/record-change.ts'
import { deletedKey, propertyKey, propertySortKey, trashKey, unlistedKey } from '../keys.ts'
import { groupProperties, storedFields } from '../properties/property-items.ts'
import { itemsOfProperty } from '../properties/property-partition.ts'
import { propertySubject } from '../properties/property-repository.ts'
import { parseItem } from '../table/parse-stored.ts'
import { retryOnConflict, writeConflict } from '../table/retry-on-conflict.ts'
import type { Table } from '../table/table.ts'
import { checkItem, putNew, transact } from '../table/transact.ts'
import { childItemsOf, copyChildItem, newItemFields } from './copied-items.ts'
import { writeHidden } from './hidden-items.ts'

/** The daily removal deletes an unfinished copy after this; the call that made it has ended by then. */
const dueAfterMs = 15 * 60_000

const titleSchema = z.looseObject({ title: z.string() })

/** Titles have at most 255 characters. */
const titleOfCopy = (title: string) => [...`Copy of ${title}`].slice(0, limits.title).join('').trimEnd()

/**
 * Creates a draft, all or nothing; both reference the same images. Throws `notFound`. The items below the copy are
 * written first, below a deleted property that cannot be restored: they are invisible, and the daily removal deletes
 * an interrupted copy.
 */
export const duplicateProperty = (table: Table, id: string): Promise<Property> =>
  retryOnConflict(async () => {
    const source = await itemsOfProperty(table, id)
    const property = source.find(({ SK }) => SK === propertySortKey)
    if (!property) throw notFound('Property')
    const createdAt = new Date().toISOString()
    const to = crypto.randomUUID()
    const children = childItemsOf(source).map((item) => copyChildItem(item, { from: id, to, createdAt }))
    const due = new Date(Date.now() + dueAfterMs).toISOString()
    const unfinished = { ...deletedKey(to), ...trashKey(due, to), id: to, createdAt, forGood: true }
    await transact(table, [putNew(unfinished, 'A property')])
    await writeHidden(table, children, checkItem(deletedKey(to), true, writeConflict))

    const { title, ...stored } = parseItem(titleSchema, property)
    const item = {
      ...stored,
      ...propertyKey(to),
      ...unlistedKey(to),
      id: to,
      title: titleOfCopy(title),
      status: 'draft',
      publishAt: null,
      ...newItemFields(createdAt),
    }
    const [copy] = groupProperties([item, ...children])
    if (!copy) throw new Error(`The copy ${to} has no property`)
    const after = { fields: storedFields(copy), images: copy.images }
    await transact(table, [
      { Delete: { Key: deletedKey(to), ConditionExpression: 'attribute_exists(PK)' }, refusal: writeConflict },
      putNew(item, 'A property'),
      recordChange(table, { of: propertySubject(to, copy.title), action: 'duplicated', after }),
    ])
    return copy
  })
