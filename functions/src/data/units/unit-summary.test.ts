import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, expect, test } from 'vitest'
import { propertyFields, unitFields } from '../../../../test/support/functions/examples.ts'
import { startTable } from '../../../../test/support/functions/table-server.ts'
import { propertyKey, unitKey, unitSummaryAttribute } from '../keys.ts'
import { createProperty, findProperty } from '../properties/property-repository.ts'
import { createUnit, listUnits } from './unit-repository.ts'

const server = await startTable()
afterAll(() => server.stop())

const removeAttributes = (Key: { PK: string; SK: string }, names: string[]) =>
  server.table.client.send(
    new UpdateCommand({
      TableName: server.table.name,
      Key,
      UpdateExpression: `REMOVE ${names.map((_, n) => `#n${n}`).join()}`,
      ExpressionAttributeNames: Object.fromEntries(names.map((name, n) => [`#n${n}`, name])),
    }),
  )

test('items that were stored before facts existed are readable, without summaries of units', async () => {
  const facts = { dogs: 'yes' as const }
  const fields = { ...propertyFields, facts, neighborhood: 'Inman Park', tourUrl: 'https://tours.example.com/1' }
  const { id } = await createProperty(server.table, { fields, images: [] })
  const unit = await createUnit(server.table, { fields: { ...unitFields(id), facts }, images: [] })
  await removeAttributes(propertyKey(id), ['facts', 'neighborhood', 'tourUrl', unitSummaryAttribute(unit.id)])
  await removeAttributes(unitKey(unit.id), ['facts', 'tourUrl'])
  const property = await findProperty(server.table, id)
  expect(property).toMatchObject({ facts: null, neighborhood: null, tourUrl: null, unitCount: 1 })
  expect(property).not.toHaveProperty('unitSummaries')
  expect(await listUnits(server.table, id)).toMatchObject([{ facts: null, tourUrl: null }])
})
