import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { unitSchema } from '@porchlight/contract/properties/unit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { image, propertyFields, unitFields } from '../../../../test/support/functions/examples.ts'
import { startTable, type TestTable } from '../../../../test/support/functions/table-server.ts'
import { newChildId, unitKey } from '../keys.ts'
import { createProperty, findProperty } from '../properties/property-repository.ts'
import { createUnit, listUnits } from './unit-repository.ts'

let server: TestTable
beforeAll(async () => {
  server = await startTable()
})
afterAll(() => server.stop())

const newProperty = () => createProperty(server.table, { fields: propertyFields, images: [image(1)] })

test('units have their images and property title, in natural order of their numbers', async () => {
  const { id } = await newProperty()
  for (const unitNumber of ['10', '2B', '1', '2a'])
    await createUnit(server.table, { fields: unitFields(id, unitNumber), images: [image(2), image(3)] })
  const units = await listUnits(server.table, id)
  expect(units.map(({ unitNumber }) => unitNumber)).toEqual(['1', '2a', '2B', '10'])
  expect(units.map(({ propertyTitle }) => propertyTitle)).toEqual(Array(4).fill(propertyFields.title))
  expect(units.map(({ images }) => images.map(({ imageUrl }) => imageUrl))).toEqual(
    Array(4).fill([image(2).imageUrl, image(3).imageUrl]),
  )
  expect(z.parse(z.array(unitSchema), units)).toEqual(units)
})

test('reading a unit returns what was created', async () => {
  const { id } = await newProperty()
  const created = await createUnit(server.table, { fields: unitFields(id), images: [image(2)] })
  expect(await listUnits(server.table, id)).toEqual([created])
  expect(created).toMatchObject({ squareFeet: 0, features: null, youtubeUrl: null })
})

test('the property counts its units exactly, even if they are created concurrently', async () => {
  const { id } = await newProperty()
  const numbers = Array.from({ length: 25 }, (_, n) => String(n))
  await Promise.all(
    numbers.map((unitNumber) => createUnit(server.table, { fields: unitFields(id, unitNumber), images: [] })),
  )
  expect(await findProperty(server.table, id)).toMatchObject({ unitCount: 25 })
  expect((await listUnits(server.table, id)).map(({ unitNumber }) => unitNumber)).toEqual(numbers)
})

test('a property without units has an empty list', async () => {
  const { id } = await newProperty()
  expect(await listUnits(server.table, id)).toEqual([])
})

test('units of an unknown property throw not found, and none can be created', async () => {
  const id = crypto.randomUUID()
  await expect(listUnits(server.table, id)).rejects.toMatchObject({ code: 'not_found' })
  const created = createUnit(server.table, { fields: unitFields(id), images: [] })
  await expect(created).rejects.toMatchObject({ code: 'not_found' })
})

test('an existing id is a conflict and is not counted', async () => {
  const { id } = await newProperty()
  const unit = await createUnit(server.table, { fields: unitFields(id), images: [] })
  const again = createUnit(server.table, { fields: unitFields(id), images: [] }, { id: unit.id })
  await expect(again).rejects.toMatchObject({ code: 'conflict' })
  expect(await findProperty(server.table, id)).toMatchObject({ unitCount: 1 })
})

test('the id of a unit of another property is refused', async () => {
  const [one, other] = [await newProperty(), await newProperty()]
  const misplaced = createUnit(server.table, { fields: unitFields(one.id), images: [] }, { id: newChildId(other.id) })
  await expect(misplaced).rejects.toMatchObject({ issues: [{ path: 'unit.id' }] })
})

test('units without their property throw not found', async () => {
  const propertyId = crypto.randomUUID()
  const id = newChildId(propertyId)
  const { client, name: TableName } = server.table
  await client.send(new PutCommand({ TableName, Item: { ...unitKey(id), ...unitFields(propertyId), ...rest, id } }))
  await expect(listUnits(server.table, propertyId)).rejects.toMatchObject({ code: 'not_found' })
})

const rest = {
  features: null,
  youtubeUrl: null,
  availability: null,
  availableFrom: null,
  listingUrl: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}
