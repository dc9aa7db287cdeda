import { newPreviewSchema } from '@porchlight/contract/previews/preview'
import type { Property } from '@porchlight/contract/properties/property'
import type { Unit } from '@porchlight/contract/properties/unit'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { okJson, signIn } from '../support/site/client.ts'
import { admin } from '../support/site/hosted-login.ts'
import { type Hidden, leaksInAnswers, leaksInObjects } from '../support/site/leaks.ts'
import { openSandbox, propertyFields, unitFields } from '../support/site/sandbox.ts'
import { allObjects, siteEnvironment } from '../support/site/site-bucket.ts'
import { upload } from '../support/site/uploads.ts'
import { call, origin } from './call.ts'

const client = await signIn(origin, admin)
const sandbox = openSandbox(client)
afterAll(() => sandbox.clear(), 60_000)

/** In every text of what visitors must not find, and nowhere else. */
const word = `unseen${crypto.randomUUID().slice(0, 8)}`
const texts = (state: Partial<Property> = {}) => ({
  property: propertyFields({
    title: `The ${word}`,
    description: word,
    address: `1 ${word} Street`,
    features: [word],
    listingUrl: `https://leasing.example/${word}`,
    ...state,
  }),
})
const image = async () => ({ url: await upload(client), caption: word, alt: word, focus: { x: 0.2, y: 0.4 } })
const statusOf = async (path: string) => (await call(path)).status
const dataOf = ({ id }: { id: string }) => `/property/${id}/data.json`

/** A home with a unit, both with a picture. */
async function make(state: Partial<Property>) {
  const home = await sandbox.property({ ...texts(state), images: [await image()] })
  const unit = await sandbox.unit(home.id, { unit: unitFields(home.id, { features: word }), images: [await image()] })
  return { home, unit }
}
type Made = Awaited<ReturnType<typeof make>>
const imagesOf = ({ home, unit }: { home: Pick<Property, 'images'>; unit: Pick<Unit, 'images'> }) =>
  [...home.images, ...unit.images].map(({ imageUrl }) => imageUrl)
const partsOf = ({ home, unit }: Made) => [unit.id, ...[...home.images, ...unit.images].map(({ id }) => id)]
const preview = async (body: object) =>
  newPreviewSchema.parse(await okJson(await client.send('POST', '/api/previews', body)))

let draft: Made
let hidden: Hidden

/** What is public, planned, withdrawn to a draft or a plan, and deleted, as visitors could still know it. */
beforeAll(async () => {
  draft = await make({ status: 'draft' })
  const planned = await make({ publishAt: '2999-01-01T09:00:00-05:00' })
  const [withdrawn, postponed, deleted] = [await make({}), await make({}), await make({})]
  const former = [withdrawn, postponed, deleted]
  const etags = await Promise.all(
    former.map(({ home }) =>
      vi.waitFor(
        async () => {
          const answer = await call(dataOf(home))
          expect(answer.status).toBe(200)
          return answer.headers.get('etag') ?? undefined
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
  const typed = { ...texts(), images: [await image()] }
  const open = [await preview({ propertyId: draft.home.id, typed }), await preview({ typed })]
  const takenBack = await preview({ propertyId: draft.home.id })
  await okJson(await client.send('DELETE', `/api/previews/${takenBack.id}`))
  // Saved last, and most like the others: once its page is there, theirs would be, and it would name them.
  const similar = await sandbox.property({ property: propertyFields({ title: 'Like the others' }) })
  await vi.waitFor(
    async () => {
      expect(await statusOf(dataOf(similar))).toBe(200)
      for (const { home } of former) expect(await statusOf(dataOf(home))).toBe(404)
    },
    { timeout: 30_000, interval: 250 },
  )
  const all = [draft, planned, ...former]
  hidden = {
    words: [word],
    homes: new Map(all.map(({ home }) => [home.id, etags[former.findIndex((one) => one.home === home)]])),
    parts: all.flatMap(partsOf),
    images: [...all.filter((one) => one !== deleted).flatMap(imagesOf), ...typed.images.map(({ url }) => url)],
    gone: imagesOf(deleted),
    previews: [takenBack.token, takenBack.id, ...open.map(({ id }) => id)],
  }
}, 120_000)

test('no file of the site, no public address and no call names or shows a hidden, a deleted or a previewed home', async () => {
  const objects = await allObjects(await siteEnvironment())
  expect(objects.size).toBeGreaterThan(50)
  expect(leaksInObjects(objects, hidden)).toEqual([])
  const texts = [...objects.keys()]
    .filter((key) => /\.(html|json|xml|txt|webmanifest)$/.test(key))
    .map((key) => `/${key}`)
  const pages = texts.map((path) => path.replace(/\/index\.html$/, '') || '/')
  const made = ['/preview/0', '/nowhere', '/images/', '/property', '/property/', '/api']
  // Two minutes after a deletion at the latest, its pictures cannot be opened any more.
  await vi.waitFor(
    async () => expect(await leaksInAnswers(call, hidden, new Set([...pages, ...texts, ...made]))).toEqual([]),
    { timeout: 120_000, interval: 2000 },
  )
}, 150_000)

test('a home that is brought back has its pages and its pictures again', async () => {
  const [image = ''] = hidden.gone
  const id = [...hidden.homes.keys()].at(-1)
  await okJson(await client.send('POST', `/api/deleted-properties/${id}/restore`))
  await vi.waitFor(async () => expect([await statusOf(`/property/${id}`), await statusOf(image)]).toEqual([200, 200]), {
    timeout: 120_000,
    interval: 500,
  })
  await okJson(await client.send('DELETE', `/api/properties/${id}`))
}, 150_000)

test('a preview is seen by its address alone, kept by no cache, and gone when it is taken back', async () => {
  const { id, token } = await preview({ propertyId: draft.home.id })
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
