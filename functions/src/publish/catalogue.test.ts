import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { propertyFields } from '../../test/examples.ts'
import { startTable, type TestTable } from '../../test/table-server.ts'
import { beginDeletion } from '../data/properties/delete-property.ts'
import { createProperty, updateProperty } from '../data/properties/property-repository.ts'
import { readCatalogue, recentChanges } from './catalogue.ts'

let server: TestTable
beforeAll(async () => {
  server = await startTable()
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => server.stop())

/** What a command asks for, as far as it matters here. */
interface Asked {
  IndexName?: string
  ConsistentRead?: boolean
  ExpressionAttributeValues?: Record<string, unknown>
}

/** From now on the index answers as it does now; gives the ids of properties that are read from the table itself. */
async function stopIndex(): Promise<string[]> {
  const { client } = server.table
  const send = client.send.bind(client)
  const read: string[] = []
  let listed: object | undefined
  vi.spyOn(client, 'send').mockImplementation(async (command) => {
    const { IndexName, ConsistentRead, ExpressionAttributeValues: values }: Asked = Object(command.input)
    if (IndexName) {
      listed ??= Object(await send(command))
      return listed
    }
    if (ConsistentRead) read.push(String(values?.[':pk']).replace('PROPERTY#', ''))
    return send(command)
  })
  await readCatalogue(server.table, [])
  return read
}

const create = () => createProperty(server.table, { fields: propertyFields, images: [] })
const rename = (id: string, title: string) =>
  updateProperty(server.table, id, { fields: { ...propertyFields, title }, images: [] })

test('what the index does not know yet is read once after each change, whatever else changes then', async () => {
  const [one, other, gone] = [await create(), await create(), await create()]
  const read = await stopIndex()
  const recent = recentChanges()
  const afterChangeOf = async ({ id }: { id: string }) => {
    recent.add([id])
    read.splice(0)
    const all = await readCatalogue(server.table, recent.all(), recent.finder(server.table, new Set([id])))
    return { titles: all.map(({ title }) => title).toSorted(), read: [...read] }
  }
  const { title } = propertyFields

  await rename(one.id, 'Renamed')
  expect(await afterChangeOf(one)).toEqual({ titles: ['Renamed', title, title].toSorted(), read: [one.id] })
  await beginDeletion(server.table, gone.id)
  expect(await afterChangeOf(gone)).toEqual({ titles: ['Renamed', title].toSorted(), read: [gone.id] })
  expect(await afterChangeOf(other)).toEqual({ titles: ['Renamed', title].toSorted(), read: [other.id] })
  await rename(one.id, 'Renamed again')
  expect(await afterChangeOf(one)).toEqual({ titles: ['Renamed again', title].toSorted(), read: [one.id] })
})

test('what is just being published is read anew each time', async () => {
  const { id } = await create()
  const recent = recentChanges()
  recent.add([id])
  const find = recent.finder(server.table, new Set([id]))
  await find(id)
  await rename(id, 'Renamed')
  expect(await find(id)).toMatchObject({ title: 'Renamed' })
})

test('a minute after its change a property is what the index says', () => {
  let now = 0
  const recent = recentChanges(() => now)
  recent.add(['one'])
  now = 60_000
  recent.add(['other'])
  expect(recent.all()).toEqual(['one', 'other'])
  now = 60_001
  expect(recent.all()).toEqual(['other'])
})
