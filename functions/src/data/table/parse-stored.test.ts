import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { heroImageSchema } from '@porchlight/contract/images/hero'
import { propertyImageSchema, unitImageSchema } from '@porchlight/contract/images/image'
import { userSchema } from '@porchlight/contract/people/session'
import { exampleHeroImage, exampleImage } from '@porchlight/contract/properties/examples.fixture'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { image, propertyFields, unitFields } from '../../../../test/support/functions/examples.ts'
import { startTable } from '../../../../test/support/functions/table-server.ts'
import { findChange, listChanges } from '../history/change-repository.ts'
import { historyPartition } from '../history/history-keys.ts'
import { pack } from '../history/packed-states.ts'
import { propertyPartition } from '../keys.ts'
import { createPreview, findPreview } from '../previews/preview-repository.ts'
import { propertyItemSchema, storedFields } from '../properties/property-items.ts'
import { createProperty, findProperty, listProperties } from '../properties/property-repository.ts'
import { deletedSchema, listDeleted, moveToTrash, restoreFromTrash } from '../properties/trash.ts'
import { newUnitItem, unitItemSchema } from '../units/unit-items.ts'
import { createUnit, listUnits } from '../units/unit-repository.ts'
import { parseUnitSummaries, unitAttributes } from '../units/unit-summary.ts'
import { parseItem, withNulls } from './parse-stored.ts'
import { queryAll } from './read.ts'

const server = await startTable()
afterAll(() => server.stop())

const createdAt = '2026-01-01T00:00:00.000Z'
const key = { PK: 'A', SK: 'B' }
const stored: [entity: string, schema: z.ZodMiniObject, item: Record<string, unknown>][] = [
  [
    'property',
    propertyItemSchema,
    { id: 'p', ...storedFields(propertyFields), createdAt, updatedAt: createdAt, version: 1, unitCount: 0 },
  ],
  ['unit', unitItemSchema, newUnitItem('p.u', unitFields('p'), createdAt)],
  ['property image', propertyImageSchema, exampleImage],
  ['unit image', unitImageSchema, { ...exampleImage, unitId: 'p.u' }],
  ['hero image', heroImageSchema, exampleHeroImage],
  [
    'deleted property',
    deletedSchema,
    {
      ...{ id: 'p', title: 'A home', location: 'dallas', version: 1, deletedAt: createdAt, GSI1SK: createdAt },
      ...{ status: 'draft', publishAt: createdAt },
    },
  ],
  [
    'person',
    userSchema,
    {
      ...{ id: 's', email: 'ada@homes.org', createdAt, updatedAt: createdAt },
      ...{ firstName: 'Ada', lastName: 'Byron', profileImageUrl: null },
    },
  ],
]

test.each(stored)('a missing nullable field of a stored %s is read as null', (_, schema, item) => {
  for (const [name, field] of Object.entries(schema.shape)) {
    if (!z.safeParse(field, null).success) continue
    const { [name]: _absent, ...without } = item
    expect(parseItem(schema, { ...key, ...without })).toEqual({ ...z.parse(schema, item), [name]: null })
  }
})

test('a missing nullable field of a stored summary of a unit is read as null', () => {
  const unit = { bedrooms: 1, facts: { dogs: 'yes' as const }, availability: 'soon' as const }
  const attributes = unitAttributes('p.u', { ...unit, availableFrom: '2026-05-01', availabilityConfirmedAt: null })
  const [name, text] = Object.entries(attributes).find(([, value]) => value?.startsWith('{')) ?? []
  const summary = z.parse(z.record(z.string(), z.unknown()), JSON.parse(text ?? ''))
  for (const field of ['facts', 'availability', 'availableFrom']) {
    const { [field]: _absent, ...without } = summary
    expect(parseUnitSummaries({ [name ?? '']: JSON.stringify(without) })).toEqual([{ ...summary, [field]: null }])
  }
})

test('missing fields within lists are null, too; a required field stays missing', () => {
  const schema = z.object({ list: z.array(z.object({ text: z.nullable(z.string()) })), count: z.int() })
  expect(withNulls(schema, { list: [{}] })).toEqual({ list: [{ text: null }] })
  expect(() => parseItem(schema, { ...key, list: [] })).toThrow('count')
})

/** Removes all null attributes of a property's partition, as if their fields had been added since. */
async function forgetNulls(id: string) {
  const { client, name } = server.table
  const items = await queryAll(server.table, {
    KeyConditionExpression: 'PK = :pk',
    ExpressionAttributeValues: { ':pk': propertyPartition(id) },
  })
  for (const item of items) {
    const Item = Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null))
    await client.send(new PutCommand({ TableName: name, Item }))
  }
}

test('a property stored before its fields were added is read by every list, from the trash and in previews', async () => {
  const { table } = server
  const bare = { ...propertyFields, address: null, bedrooms: null, bathrooms: null, architecturalStyle: null }
  const property = await createProperty(table, { fields: bare, images: [image(1)] })
  const unit = await createUnit(table, { fields: unitFields(property.id), images: [image(2)] })
  const before = await findProperty(table, property.id)
  await forgetNulls(property.id)
  expect(await findProperty(table, property.id)).toEqual(before)
  expect(await listProperties(table)).toEqual([before])
  expect(await listUnits(table, property.id)).toEqual([unit])
  await moveToTrash(table, property.id)
  await forgetNulls(property.id)
  expect(await listDeleted(table)).toMatchObject([{ id: property.id }])
  expect(await restoreFromTrash(table, property.id)).toMatchObject({ address: null, images: before?.images })

  const { address: _, ...old } = property
  const { token } = await createPreview(table, { typed: JSON.parse(JSON.stringify(old)) })
  expect((await findPreview(table, token))?.typed).toMatchObject({ address: null })
})

test('a missing field of a history record is null', async () => {
  const { table } = server
  const { id } = await createProperty(table, { fields: propertyFields, images: [] })
  const [change] = (await listChanges(table, { historyId: id })).changes
  const { youtubeUrl: _, ...fields } = storedFields(propertyFields)
  const [record] = await queryAll(table, {
    KeyConditionExpression: 'PK = :pk',
    ExpressionAttributeValues: { ':pk': historyPartition(id) },
  })
  const Item = { ...record, states: pack({ after: { fields, images: [] } }) }
  await table.client.send(new PutCommand({ TableName: table.name, Item }))
  expect((await findChange(table, change?.id ?? '')).after?.fields).toEqual({ ...fields, youtubeUrl: null })
})
