import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { findInconsistencies, storedOriginals } from '../hardening/invariants.ts'
import { storedItems } from '../hardening/stored-items.ts'
import { openBrowser } from '../support/site/browser.ts'
import { signIn } from '../support/site/client.ts'
import { admin, locationOf, openLogin, submitLogin } from '../support/site/hosted-login.ts'
import { asImageInputs } from '../support/site/sample-calls.ts'
import { openSandbox, propertyFields, unitFields } from '../support/site/sandbox.ts'
import { viewsOf } from '../support/site/table.ts'
import { upload } from '../support/site/uploads.ts'
import { createAdmin } from '../support/site/user-pool.ts'
import { call, origin } from './call.ts'

const client = await signIn(origin, admin)
const sandbox = openSandbox(client)
const heroesBefore = await sandbox.heroImages()
afterAll(() => sandbox.clear())

async function sendThreeTimes(method: string, path: string, body?: unknown): Promise<[number[], number]> {
  const send = async () => {
    const response = await client.send(method, path, body)
    if (method === 'POST' && response.ok) {
      const { id } = await response.json()
      if (path === '/api/properties') sandbox.alsoClear(id)
      if (path === '/api/hero-images') sandbox.alsoClearHero(id)
    }
    return response.status
  }
  const both = await Promise.all([send(), send()])
  return [both.toSorted((a, b) => a - b), await send()]
}

function expectDeletedOnce([both, after]: [number[], number]) {
  expect([200, 204]).toContain(both[0])
  expect([both[0], 404]).toContain(both[1])
  expect(after).toBe(404)
}

const uploadImages = (count: number) =>
  Promise.all(Array.from({ length: count }, async () => ({ url: await upload(client) })))

afterEach(async () => {
  expect(findInconsistencies(await storedItems(), await storedOriginals())).toEqual([])
})

describe('a repeated write', () => {
  test('creates one property if the client sent the id', async () => {
    const property = { ...propertyFields(), id: crypto.randomUUID() }
    const [both, after] = await sendThreeTimes('POST', '/api/properties', { property, images: await uploadImages(1) })
    expect([...both, after].filter((status) => status === 200)).toHaveLength(1)
    const all: { title: string }[] = await (await call('/api/properties')).json()
    expect(all.filter(({ title }) => title === property.title)).toHaveLength(1)
  })

  test('saves a property once, new images included', async () => {
    const { id, images } = await sandbox.property({ images: await uploadImages(2) })
    const body = { property: propertyFields(), images: [...(await uploadImages(1)), ...asImageInputs(images)] }
    expect(await sendThreeTimes('PUT', `/api/properties/${id}`, body)).toEqual([[200, 200], 200])
    const saved = await sandbox.read(id)
    expect(saved).toMatchObject(body.property)
    expect(saved.images.map(({ imageUrl }) => imageUrl)).toEqual(body.images.map(({ url }) => url))
  })

  test('saves once if the client sent the version', async () => {
    const { id, version } = await sandbox.property()
    const { id: unitId, version: unitVersion } = await sandbox.unit(id)
    const property = { ...propertyFields(), version }
    expect(await sendThreeTimes('PUT', `/api/properties/${id}`, { property, images: [] })).toEqual([[200, 409], 409])
    const unit = { ...unitFields(id), version: unitVersion }
    expect(await sendThreeTimes('PATCH', `/api/units/${unitId}`, { unit, images: [] })).toEqual([[200, 409], 409])
  })

  test('removes an image of a property once and makes another one primary', async () => {
    const { id, images } = await sandbox.property({ images: await uploadImages(3) })
    expectDeletedOnce(await sendThreeTimes('DELETE', `/api/property-images/${images[0]?.id}`))
    expect((await sandbox.read(id)).images.map(({ isPrimary }) => isPrimary)).toEqual([true, false])
  })

  test('creates one unit if the client sent the id, and counts one', async () => {
    const { id } = await sandbox.property()
    const body = { unit: { ...unitFields(id), id: `${id}.${crypto.randomUUID()}` }, images: await uploadImages(1) }
    const [both, after] = await sendThreeTimes('POST', '/api/units', body)
    expect([...both, after].filter((status) => status === 200)).toHaveLength(1)
    expect([(await sandbox.units(id)).length, (await sandbox.read(id)).unitCount]).toEqual([1, 1])
  })

  test('saves a unit once, and removes its image and the unit once', async () => {
    const { id } = await sandbox.property()
    const unit = await sandbox.unit(id, { images: await uploadImages(2) })
    const body = { unit: unitFields(id, { bedrooms: 4 }), images: asImageInputs(unit.images).toReversed() }
    expect(await sendThreeTimes('PATCH', `/api/units/${unit.id}`, body)).toEqual([[200, 200], 200])
    expect((await sandbox.units(id))[0]?.images.map(({ id: image }) => image)).toEqual(body.images.map((one) => one.id))
    expectDeletedOnce(await sendThreeTimes('DELETE', `/api/unit-images/${unit.images[0]?.id}`))
    expect((await sandbox.units(id))[0]?.images).toMatchObject([{ isPrimary: true }])
    expectDeletedOnce(await sendThreeTimes('DELETE', `/api/units/${unit.id}`))
    expect((await sandbox.read(id)).unitCount).toBe(0)
  })

  test('deletes a property once', async () => {
    const { id } = await sandbox.property({ images: await uploadImages(1) })
    expectDeletedOnce(await sendThreeTimes('DELETE', `/api/properties/${id}`))
  })

  test('adds one hero image, reorders once and removes it once', async () => {
    const [{ url } = { url: '' }] = await uploadImages(1)
    const [[first, second], third] = await sendThreeTimes('POST', '/api/hero-images', { imageUrl: url })
    expect(first).toBe(200)
    // A repetition restores the image while there are fewer than four.
    for (const status of [second, third]) expect([200, 400, 409]).toContain(status)
    const [added, ...repeated] = (await sandbox.heroImages()).filter(({ imageUrl }) => imageUrl === url)
    for (const { id } of repeated) expect((await client.send('DELETE', `/api/hero-images/${id}`)).status).toBe(204)
    const imageIds = [added?.id, ...heroesBefore.map(({ id }) => id)]
    expect(await sendThreeTimes('PATCH', '/api/hero-images/reorder', { imageIds })).toEqual([[200, 200], 200])
    expect((await sandbox.heroImages()).map(({ id }) => id)).toEqual(imageIds)
    expectDeletedOnce(await sendThreeTimes('DELETE', `/api/hero-images/${added?.id}`))
    expect(await sandbox.heroImages()).toEqual(heroesBefore)
  })

  test('prepares another upload each time', async () => {
    const responses = await Promise.all([1, 2, 3].map(() => client.send('POST', '/api/objects/upload')))
    const urls = await Promise.all(responses.map(async (response) => (await response.json()).imageUrl))
    expect(new Set(urls).size).toBe(3)
  })

  test('counts every view, also of a returning visitor', async () => {
    const { id } = await sandbox.property()
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
    const view = async () => (await call(`/api/analytics/track-view/${id}`, { method: 'POST', headers })).status
    expect([...(await Promise.all([view(), view()])), await view()]).toEqual([200, 200, 200])
    expect((await viewsOf(id)).count).toBe(3)
  })

  test('signs in once with one code, and signs out once', async () => {
    const person = await createAdmin()
    const browser = openBrowser()
    const address = locationOf(await submitLogin(browser, await openLogin(browser, origin), person))
    const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const reachCallback = () => fetch(address, { headers: { cookie }, redirect: 'manual' })
    const both = await Promise.all([reachCallback(), reachCallback()])
    const sessions = [...both, await reachCallback()].flatMap((response) => response.headers.getSetCookie())
    expect(sessions.filter((line) => /^__Host-session=[^;]+/.test(line))).toHaveLength(1)
    for (const { status } of both) expect(status).toBeLessThan(500)
    const leaving = await signIn(origin, person)
    const signOut = async () => (await leaving.send('POST', '/api/logout')).status
    for (const status of await Promise.all([signOut(), signOut()])) expect([200, 401]).toContain(status)
    expect(await signOut()).toBe(401)
  })
})
