import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, expect, test } from 'vitest'
import { image, propertyFields } from '../../../../test/support/functions/examples.ts'
import { startTable } from '../../../../test/support/functions/table-server.ts'
import { propertyImageKey, propertyKey } from '../keys.ts'
import { createProperty, findProperty, listProperties } from './property-repository.ts'

const server = await startTable()
afterAll(() => server.stop())

const images = [image(1), { ...image(2), isPrimary: true, caption: 'The porch' }, { ...image(3), isPrimary: true }]

test('an image without its property is not a property', async () => {
  const { id, images: stored } = await createProperty(server.table, { fields: propertyFields, images })
  const { name: TableName, client } = server.table
  await client.send(new DeleteCommand({ TableName, Key: propertyKey(id) }))
  expect(await findProperty(server.table, id)).toBeUndefined()
  expect((await listProperties(server.table)).map((property) => property.id)).not.toContain(id)
  for (const image of stored) await client.send(new DeleteCommand({ TableName, Key: propertyImageKey(image.id) }))
})

test('a list of several megabytes contains every property, newest first', async () => {
  const description = 'x'.repeat(60_000)
  const fields = { ...propertyFields, description }
  const year = (n: number) => ({ createdAt: `${2100 + Math.floor(n / 2)}-01-01T00:00:00.000Z` })
  const created = []
  for (let n = 0; n < 40; n += 1)
    created.push(await createProperty(server.table, { fields, images: [image(n)] }, year(n)))
  const listed = (await listProperties(server.table)).filter((property) => property.description === description)
  const expected = created.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || a.id.localeCompare(b.id))
  expect(listed).toEqual(expected)
})
