import { variantKeys } from '@porchlight/contract/images/image-files'
import { newPreviewSchema } from '@porchlight/contract/previews/preview'
import type { Property } from '@porchlight/contract/properties/property'
import type { Unit } from '@porchlight/contract/properties/unit'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { okJson, signIn } from '../support/site/client.ts'
import { admin } from '../support/site/hosted-login.ts'
import { type Hidden, leaksInAnswers, leaksInObjects } from '../support/site/leaks.ts'
import { openSandbox, propertyFields, unitFields } from '../support/site/sandbox.ts'
import { allObjects } from '../support/site/site-bucket.ts'
import { isInBucket, upload } from '../support/site/uploads.ts'
import { call, origin } from './call.ts'

const client = await signIn(origin, admin)
const sandbox = openSandbox(client)
afterAll(() => sandbox.clear(), 60_000)

/** Every text that visitors must not find contains this word. */
const secretWord = `unseen${crypto.randomUUID().slice(0, 8)}`
const texts = (state: Partial<Property> = {}) => ({
  property: propertyFields({
    title: `The ${secretWord}`,
    description: secretWord,
    address: `1 ${secretWord} Street`,
    features: [secretWord],
    listingUrl: `https://leasing.example/${secretWord}`,
    ...state,
  }),
})
const image = async () => ({
  url: await upload(client),
  caption: secretWord,
  alt: secretWord,
  focus: { x: 0.2, y: 0.4 },
})
const statusOf = async (path: string) => (await call(path)).status
const dataOf = ({ id }: { id: string }) => `/property/${id}/data.json`

async function createProperty(state: Partial<Property>) {
  const home = await sandbox.property({ ...texts(state), images: [await image()] })
  const unit = await sandbox.unit(home.id, {
    unit: unitFields(home.id, { features: secretWord }),
    images: [await image()],
  })
  return { home, unit }
}
type CreatedProperty = Awaited<ReturnType<typeof createProperty>>
const imagesOf = ({ home, unit }: { home: Pick<Property, 'images'>; unit: Pick<Unit, 'images'> }) =>
  [...home.images, ...unit.images].map(({ imageUrl }) => imageUrl)
const partsOf = ({ home, unit }: CreatedProperty) => [unit.id, ...[...home.images, ...unit.images].map(({ id }) => id)]
const preview = async (body: object) =>
  newPreviewSchema.parse(await okJson(await client.send('POST', '/api/previews', body)))

let draft: CreatedProperty
let hidden: Hidden
let similar: Property

beforeAll(async () => {
  draft = await createProperty({ status: 'draft' })
  const planned = await createProperty({ publishAt: '2999-01-01T09:00:00-05:00' })
  const [withdrawn, postponed, deleted] = [await createProperty({}), await createProperty({}), await createProperty({})]
  const former = [withdrawn, postponed, deleted]
  const etags = await Promise.all(
    former.map(({ home }) =>
      vi.waitFor(
        async () => {
          const response = await call(dataOf(home))
          expect(response.status).toBe(200)
          return response.headers.get('etag') ?? undefined
        },
        { timeout: 30_000, interval: 250 },
      ),
    ),
  )
  const save = async ({ id, images }: Property, state: Partial<Property>) =>
    okJson(
      await client.send('PUT', `/api/properties/${id}`, {
        ...texts(state),
        images: images.map(({ id, imageUrl }) => ({ id, url: imageUrl })),
      }),
    )
  await save(withdrawn.home, { status: 'draft' })
  await save(postponed.home, { publishAt: '2999-01-01T09:00:00-05:00' })
  await okJson(await client.send('DELETE', `/api/properties/${deleted.home.id}`))
  const typedContent = { ...texts(), images: [await image()] }
  const openPreviews = [
    await preview({ propertyId: draft.home.id, typed: typedContent }),
    await preview({ typed: typedContent }),
  ]
  const revokedPreview = await preview({ propertyId: draft.home.id })
  await okJson(await client.send('DELETE', `/api/previews/${revokedPreview.id}`))
  // Its page would name the similar properties if theirs existed.
  similar = await sandbox.property({ property: propertyFields({ title: 'Like the others' }) })
  await vi.waitFor(
    async () => {
      expect(await statusOf(dataOf(similar))).toBe(200)
      for (const { home } of former) expect(await statusOf(dataOf(home))).toBe(404)
    },
    { timeout: 30_000, interval: 250 },
  )
  const all = [draft, planned, ...former]
  hidden = {
    words: [secretWord],
    properties: new Map(all.map(({ home }) => [home.id, etags[former.findIndex((one) => one.home === home)]])),
    parts: all.flatMap(partsOf),
    images: [...all.filter((one) => one !== deleted).flatMap(imagesOf), ...typedContent.images.map(({ url }) => url)],
    gone: imagesOf(deleted),
    previews: [revokedPreview.token, revokedPreview.id, ...openPreviews.map(({ id }) => id)],
  }
}, 120_000)

test('no page, public URL or call reveals a draft, a deleted property or a preview', async () => {
  const objects = await allObjects()
  expect(objects.size).toBeGreaterThan(50)
  expect(leaksInObjects(objects, hidden)).toEqual([])
  // The search finds a public property.
  const found = { ...hidden, gone: [], properties: new Map([[similar.id, undefined]]) }
  expect(leaksInObjects(objects, found)).toContainEqual(`sitemap.xml: ${similar.id}`)
  expect(await leaksInAnswers(call, found, ['/sitemap.xml'])).toEqual(
    expect.arrayContaining([`GET /sitemap.xml: ${similar.id}`, `GET /api/properties/${similar.id}: 200`]),
  )
  const texts = [...objects.keys()]
    .filter((key) => /\.(html|json|xml|txt|webmanifest)$/.test(key))
    .map((key) => `/${key}`)
  const pages = texts.map((path) => path.replace(/\/index\.html$/, '') || '/')
  const inventedPaths = ['/preview/0', '/nowhere', '/images/', '/property', '/property/', '/api']
  // The edge serves an image for a minute after a request before its deletion.
  for (const key of hidden.gone.flatMap((image) => [image.slice(1), ...variantKeys(image, 1920)]))
    await expect.poll(() => isInBucket('variants', key), { timeout: 120_000, interval: 250 }).toBe(false)
  expect(await leaksInAnswers(call, hidden, new Set([...pages, ...texts, ...inventedPaths]))).toEqual([])
}, 150_000)

test('restoring a property publishes its pages and images again', async () => {
  const [image = ''] = hidden.gone
  const id = [...hidden.properties.keys()].at(-1)
  await okJson(await client.send('POST', `/api/deleted-properties/${id}/restore`))
  await vi.waitFor(async () => expect([await statusOf(`/property/${id}`), await statusOf(image)]).toEqual([200, 200]), {
    timeout: 120_000,
    interval: 500,
  })
  await okJson(await client.send('DELETE', `/api/properties/${id}`))
}, 150_000)

test('a preview opens only by its URL, is not cached, and returns 404 after it is revoked', async () => {
  const { id, token } = await preview({ propertyId: draft.home.id })
  const path = `/api/previews/${token}`
  const response = await call(path)
  expect([response.status, response.headers.get('cache-control'), response.headers.get('x-robots-tag')]).toEqual([
    200,
    'no-store',
    'noindex',
  ])
  expect(await response.text()).toContain(secretWord)
  const page = await (await call(`/preview/${token}`)).text()
  expect(page).toMatch(/<meta name="robots" content="noindex"\/?>/)
  expect(page).not.toContain(secretWord)
  expect((await client.send('DELETE', `/api/previews/${id}`)).status).toBe(204)
  expect(await statusOf(path)).toBe(404)
})
