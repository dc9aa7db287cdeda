import {
  actorSchema,
  type Change,
  type ChangeDetail,
  changeActions,
  changeSubjectSchema,
  type PastState,
  pastPropertySchema,
  pastUnitSchema,
} from '@porchlight/contract/history/history'
import * as z from 'zod/mini'
import { notFound } from '../../errors.ts'
import { gsi1 } from '../keys.ts'
import { keyOf, parseItem, parseReadable, withNulls } from '../table/parse-stored.ts'
import { getItem, queryPages } from '../table/read.ts'
import type { Table } from '../table/table.ts'
import { activityPartition, changeIdOf, changeKeyOf, historyPartition } from './history-keys.ts'
import { unpack } from './packed-states.ts'

const PAGE_SIZE = 50

interface Filter {
  /** A property's id or `hero`. */
  historyId?: string | undefined
  /** A person's `sub` in the user pool. */
  person?: string | undefined
  /** Only changes older than this id are returned. */
  before?: string | undefined
}

/** Returns up to 50 changes, newest first, and the id to continue with. */
export async function listChanges(table: Table, filter: Filter): Promise<{ changes: Change[]; next?: string }> {
  const matching: Change[] = []
  for await (const page of queryPages(table, queryOf(filter))) {
    matching.push(...parseReadable(page, toChange))
    if (matching.length > PAGE_SIZE) break
  }
  const changes = matching.slice(0, PAGE_SIZE)
  const last = changes.at(-1)
  return { changes, ...(matching.length > PAGE_SIZE && last && { next: last.id }) }
}

function queryOf({ historyId, person, before }: Filter) {
  const [partition, sortKey] = historyId ? ['PK', 'SK'] : ['GSI1PK', 'GSI1SK']
  return {
    ...(historyId ? { ConsistentRead: true } : { IndexName: gsi1 }),
    ScanIndexForward: false,
    // With a filter, pages of the table are read until there are enough changes.
    Limit: 2 * PAGE_SIZE,
    KeyConditionExpression: `${partition} = :partition${before ? ` AND ${sortKey} < :before` : ''}`,
    FilterExpression: `expire > :now${person ? ' AND #by.id = :person' : ''}`,
    ProjectionExpression: 'PK, SK, #action, #by, #of, #group',
    ExpressionAttributeNames: { '#action': 'action', '#by': 'by', '#of': 'of', '#group': 'group' },
    ExpressionAttributeValues: {
      ':partition': historyId ? historyPartition(historyId) : activityPartition,
      ':now': Math.floor(Date.now() / 1000),
      ...(before && { ':before': changeKeyOf(before).SK }),
      ...(person && { ':person': person }),
    },
  }
}

const recordSchema = z.object({
  action: z.enum(changeActions),
  by: z.optional(actorSchema),
  of: changeSubjectSchema,
  group: z.optional(z.string()),
})

function toChange(item: unknown): Change {
  const key = keyOf(item)
  const id = changeIdOf(key)
  return { id, at: key.SK.slice(0, key.SK.indexOf('#')), ...parseItem(recordSchema, item) }
}

const fieldSchemas = { property: pastPropertySchema, unit: pastUnitSchema, hero: z.object({}) }

/** Fields that were added later are null. */
const withNullFields = (schema: z.ZodMiniType, { fields, images }: PastState): PastState => ({
  fields: z.parse(fieldsSchema, withNulls(schema, fields)),
  images,
})
const fieldsSchema = z.record(z.string(), z.unknown())

const detailSchema = z.object({ states: z.unknown(), expire: z.int() })

/** Throws `notFound` if the change does not exist or has expired. */
export async function findChange(table: Table, id: string): Promise<ChangeDetail> {
  const item = await getItem(table, changeKeyOf(id))
  if (!item) throw notFound('Change')
  const { states, expire } = parseItem(detailSchema, item)
  if (expire * 1000 <= Date.now()) throw notFound('Change')
  const change = toChange(item)
  const { before, after } = unpack(states)
  const schema = fieldSchemas[change.of.kind]
  return {
    ...change,
    ...(before && { before: withNullFields(schema, before) }),
    ...(after && { after: withNullFields(schema, after) }),
    isLast: await isLast(table, change),
  }
}

async function isLast(table: Table, { id, of }: Change): Promise<boolean> {
  const { PK, SK } = changeKeyOf(id)
  const later = queryPages(table, {
    ConsistentRead: true,
    KeyConditionExpression: 'PK = :pk AND SK > :this',
    FilterExpression: '#of.id = :thing',
    ProjectionExpression: 'PK, SK',
    ExpressionAttributeNames: { '#of': 'of' },
    ExpressionAttributeValues: { ':pk': PK, ':this': SK, ':thing': of.id },
  })
  for await (const page of later) if (page.length > 0) return false
  return true
}
