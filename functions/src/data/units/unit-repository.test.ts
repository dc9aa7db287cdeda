import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { unitSchema } from '@porchlight/contract/properties/unit'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { image, propertyFields, unitFields } from '../../../../test/support/functions/examples.ts'
import { startTable } from '../../../../test/support/functions/table-server.ts'
import { newChildId, unitKey } from '../keys.ts'
import { createProperty, findProperty } from '../properties/property-repository.ts'
import { createUnit, listUnits } from './unit-repository.ts'

const server = await startTable()
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

test('the property counts its units exactly, even if they are created concurrently', async () => {
  const { id } = await newProperty()
  const numbers = Array.from({ length: 25 }, (_, n) => String(n))
  await Promise.all(
    numbers.map((unitNumber) => createUnit(server.table, { fields: unitFields(id, unitNumber), images: [] })),
  )
  expect(await findProperty(server.table, id)).toMatchObject({ unitCount: 25 })
  expect((await listUnits(server.table, id)).map(({ unitNumber }) => unitNumber)).toEqual(numbers)
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
