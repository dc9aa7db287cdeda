import { newPreviewSchema } from '@porchlight/contract/preview'
import type { Property } from '@porchlight/contract/property'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { okJson, signIn } from '../fixtures/client.ts'
import { admin } from '../fixtures/hosted-login.ts'
import { openSandbox, propertyFields, unitFields } from '../fixtures/sandbox.ts'
import { allObjects, siteEnvironment } from '../fixtures/site-bucket.ts'
import { upload } from '../fixtures/uploads.ts'
import { call, origin } from './call.ts'

const client = await signIn(origin, admin)
const sandbox = openSandbox(client)
afterAll(() => sandbox.clear())

/** In every text of what visitors must not find, and nowhere else. */
const word = `unseen${crypto.randomUUID().slice(0, 8)}`
const texts = (state: Partial<Property> = {}) => ({
  property: propertyFields({ title: `The ${word}`, description: word, features: [word], ...state }),
})
const hidden: Property[] = []

async function hide(state: Partial<Property>) {
  const home = await sandbox.property({ ...texts(state), images: [{ url: await upload(client), caption: word }] })
  await sandbox.unit(home.id, { unit: unitFields(home.id, { features: word }), images: [] })
  hidden.push(home)
  return home
}
const statusOf = async (path: string) => (await call(path)).status
const preview = async (body: object) =>
  newPreviewSchema.parse(await okJson(await client.send('POST', '/api/previews', body)))

beforeAll(async () => {
  const draft = await hide({ status: 'draft' })
  await hide({ publishAt: '2999-01-01T09:00:00-05:00' })
  const [withdrawn, deleted] = [await hide({}), await hide({})]
  await vi.waitFor(
    async () => {
      for (const { id } of [withdrawn, deleted]) expect(await statusOf(`/property/${id}/data.json`)).toBe(200)
    },
    { timeout: 30_000, interval: 250 },
  )
  await okJson(
    await client.send('PUT', `/api/properties/${withdrawn.id}`, { ...texts({ status: 'draft' }), images: [] }),
  )
  await okJson(await client.send('DELETE', `/api/properties/${deleted.id}`))
  await preview({ propertyId: draft.id, typed: { ...texts(), images: [] } })
  await preview({ typed: { ...texts(), images: [] } })
  // Saved last, and most like the others: once its page is there, theirs would be.
  const { id } = await sandbox.property({ property: propertyFields({ title: 'Like the others' }) })
  await vi.waitFor(
    async () => {
      expect(await statusOf(`/property/${id}/data.json`)).toBe(200)
      for (const gone of [withdrawn, deleted]) expect(await statusOf(`/property/${gone.id}/data.json`)).toBe(404)
    },
    { timeout: 30_000, interval: 250 },
  )
}, 90_000)

/** What would give a hidden home away. */
const traces = () => [
  word,
  ...hidden.flatMap(({ id, images }) => [id, ...images.map(({ imageUrl }) => imageUrl.replace(/\.\w+$/, ''))]),
]

it('no file of the site names a draft, a planned, a withdrawn, a deleted or a previewed home', async () => {
  const objects = await allObjects(await siteEnvironment())
  expect(objects.size).toBeGreaterThan(50)
  const found = [...objects].filter(([key, text]) =>
    traces().some((trace) => key.includes(trace) || text.includes(trace)),
  )
  expect(found.map(([key]) => key)).toEqual([])
})

it('no public address, and no call, names one', async () => {
  const pages = ['/', '/atlanta', '/dallas', '/compare', '/saved', '/sitemap.xml', '/robots.txt', '/preview/0']
  const calls = ['/api/properties', '/api/hero-images', '/api/properties?location=dallas', '/nowhere']
  for (const path of [...pages, ...calls]) {
    const text = await (await call(path)).text()
    expect(
      traces()
        .filter((trace) => text.includes(trace))
        .map((trace) => `${path} ${trace}`),
    ).toEqual([])
  }
  for (const { id } of hidden) {
    const own = ['', '/data.json', '/qr.svg', '/index.html'].map((file) => `/property/${id}${file}`)
    const compared = `/compare?ids=${id}`
    for (const path of [...own, `/api/properties/${id}`, `/api/properties/${id}/units`])
      expect(`${path} ${await statusOf(path)}`).toBe(`${path} 404`)
    expect(await (await call(compared)).text()).not.toContain(word)
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
    expect((await call(`/api/analytics/track-view/${id}`, { method: 'POST', headers })).status).toBe(404)
    expect(await statusOf(`/api/properties/${id}/previews`)).toBe(401)
  }
  expect(await statusOf('/api/properties?scope=admin')).toBe(401)
})

it('a preview is seen by its address alone, kept by no cache, and gone when it is taken back', async () => {
  const { id, token } = await preview({ propertyId: hidden[0]?.id })
  const path = `/api/previews/${token}`
  const answer = await call(path)
  expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('x-robots-tag')]).toEqual([
    200,
    'no-store',
    'noindex',
  ])
  expect(await answer.text()).toContain(word)
  const page = await (await call(`/preview/${token}`)).text()
  expect(page).toMatch(/<meta name="robots" content="noindex"\/?>/)
  expect(page).not.toContain(word)
  expect((await client.send('DELETE', `/api/previews/${id}`)).status).toBe(204)
  expect(await statusOf(path)).toBe(404)
})
