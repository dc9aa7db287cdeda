import type { HeroImage } from '@porchlight/contract/images/hero'
import type { Property } from '@porchlight/contract/properties/property'
import type { Unit } from '@porchlight/contract/properties/unit'
import { afterAll, expect, test, vi } from 'vitest'
import { visit } from '../../../../test/support/functions/call-route.ts'
import { image, propertyFields, unitFields } from '../../../../test/support/functions/examples.ts'
import { countItems, spoil, viewsOf } from '../../../../test/support/functions/table-contents.ts'
import { startTable } from '../../../../test/support/functions/table-server.ts'
import { addHeroImage } from '../../data/heroes/hero-repository.ts'
import { heroKey, propertyImageKey, propertyKey, unitKey } from '../../data/keys.ts'
import { createProperty } from '../../data/properties/property-repository.ts'
import { createUnit } from '../../data/units/unit-repository.ts'

const server = await startTable()
const { id } = await createProperty(server.table, { fields: propertyFields, images: [image(1)] })
await createUnit(server.table, { fields: unitFields(id), images: [image(2)] })
await addHeroImage(server.table, image(3))
afterAll(() => server.stop())

test('public reads return JSON that caches must revalidate', async () => {
  const answers = await Promise.all([
    visit('listProperties'),
    visit('getProperty', { id }),
    visit('listUnits', { id }),
    visit('listHeroImages'),
  ])
  const headers = { 'content-type': 'application/json', 'cache-control': 'public, max-age=0, must-revalidate' }
  const [list, property, units, hero] = answers.map((answer) => {
    expect(answer).toMatchObject({ status: 200, headers })
    return answer.body
  })
  expect(list).toEqual([property])
  expect(property).toMatchObject({ id, title: 'The Inman', unitCount: 1, images: [image(1)] })
  expect(units).toMatchObject([{ unitNumber: '1', propertyTitle: 'The Inman', images: [image(2)] }])
  expect(hero).toMatchObject([{ ...image(3), displayOrder: 0 }])
})

test('the list for admins needs a session and is never cached', async () => {
  const answer = await visit('listProperties', { query: { scope: 'admin' } })
  expect(answer).toMatchObject({
    status: 401,
    headers: { 'cache-control': 'no-store' },
    body: { code: 'unauthorized' },
  })
  expect(await visit('listProperties', { query: { scope: 'other' } })).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', issues: [{ path: 'scope' }] },
  })
  expect(await visit('listProperties', { query: { utm_source: 'mail' } })).toMatchObject({ status: 200 })
})

test('an unknown property returns 404 everywhere', async () => {
  const unknown = { id: crypto.randomUUID() }
  const crawler = { ...unknown, headers: { 'user-agent': 'Googlebot/2.1' } }
  const answers = await Promise.all([
    visit('getProperty', unknown),
    visit('listUnits', unknown),
    visit('trackView', unknown),
    visit('trackView', crawler),
  ])
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found', message: 'Property not found' } })
  expect(await viewsOf(server.table, unknown.id)).toEqual([])
})

test('a view is stored with the address from the edge', async () => {
  const before = (await viewsOf(server.table, id)).length
  const headers = { 'x-viewer-address': '2001:db8::7' }
  const answer = await visit('trackView', { id, headers })
  expect(answer).toMatchObject({ status: 200, body: { tracked: true }, headers: { 'cache-control': 'no-store' } })
  const stored = await viewsOf(server.table, id)
  expect(stored).toHaveLength(before + 1)
  expect(stored.at(-1)).toMatchObject({ ipAddress: '2001:db8::7' })
})

test('a crawler’s view is accepted but not counted', async () => {
  const items = await countItems(server.table)
  for (const agent of ['Mozilla/5.0 (compatible; bingbot/2.0)', 'Googlebot/2.1', 'HeadlessChrome', 'curl/8.5']) {
    const answer = await visit('trackView', { id, headers: { 'user-agent': agent } })
    expect(answer).toMatchObject({ status: 200, body: { tracked: false } })
  }
  expect(await countItems(server.table)).toBe(items)
})

test('a page of another site cannot report views', async () => {
  const items = await countItems(server.table)
  for (const origin of [
    'https://evil.example',
    'null',
    'https://homes.example.com.evil.example',
    'http://homes.example.com',
    'https://homes.example.com:8443',
    '%',
  ])
    expect(await visit('trackView', { id, headers: { origin } })).toMatchObject({ status: 403 })
  expect(await countItems(server.table)).toBe(items)
  const own = { origin: 'https://www.homes.example', 'x-viewer-host': 'www.homes.example' }
  expect(await visit('trackView', { id, headers: own })).toMatchObject({ status: 200 })
})

test('a malformed stored item causes a 500 that contains only the request id; the log names the item', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { id: spoilt } = await createProperty(server.table, { fields: propertyFields, images: [] })
  await spoil(server.table, propertyKey(spoilt), 'bedrooms')
  const { status, body } = await visit('getProperty', { id: spoilt })
  expect(status).toBe(500)
  expect(body).toEqual({ code: 'internal', message: 'Something went wrong (request request-1)' })
  const stack = expect.stringMatching(new RegExp(`PROPERTY#${spoilt} PROPERTY .*bedrooms`))
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ route: 'getProperty', stack }))
  log.mockRestore()
})

test('a malformed property, unit, image or hero image is omitted from its list, logged and counted', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const counted = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const home = await createProperty(server.table, { fields: propertyFields, images: [image(31), image(32)] })
  const spoilt = await createProperty(server.table, { fields: propertyFields, images: [] })
  const [one, two] = [
    await createUnit(server.table, { fields: unitFields(home.id, '1'), images: [] }),
    await createUnit(server.table, { fields: unitFields(home.id, '2'), images: [] }),
  ]
  const hero = await addHeroImage(server.table, image(33))
  const keys = [propertyKey(spoilt.id), propertyImageKey(home.images[1]?.id ?? ''), unitKey(two.id), heroKey(hero.id)]
  for (const key of keys) await spoil(server.table, key, 'createdAt')
  const listed: Property[] = (await visit('listProperties')).body
  const units: Unit[] = (await visit('listUnits', { id: home.id })).body
  const heroes: HeroImage[] = (await visit('listHeroImages')).body
  const counts = counted.mock.calls
    .map(([line]) => JSON.parse(String(line)))
    .filter((line) => line.MalformedItems === 1)
  counted.mockRestore()
  log.mockRestore()
  expect(listed.map(({ id: listedId }) => listedId)).not.toContain(spoilt.id)
  expect(listed.find(({ id: listedId }) => listedId === home.id)?.images).toMatchObject([image(31)])
  expect(units.map(({ id: unitId }) => unitId)).toEqual([one.id])
  expect(heroes.map(({ id: heroId }) => heroId)).not.toContain(hero.id)
  expect(counts.map(({ item }) => item)).toEqual(expect.arrayContaining(keys))
})
