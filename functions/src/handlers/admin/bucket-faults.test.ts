/** @module-tag fault */
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type AdminSite, startAdminSite } from '../../../../test/support/functions/admin-site.ts'
import { propertyFields } from '../../../../test/support/functions/examples.ts'
import { type Fault, startFaultyLine } from '../../../../test/support/functions/faulty-line.ts'
import { interactive } from '../../aws/client-options.ts'

let site: AdminSite
let line: Awaited<ReturnType<typeof startFaultyLine>>
let next = (): Fault => 'none'

beforeAll(async () => {
  site = await startAdminSite()
  line = await startFaultyLine(process.env.AWS_ENDPOINT_URL_S3 ?? '', () => next())
  process.env.AWS_ENDPOINT_URL_S3 = line.endpoint
  interactive.responseTimeoutMs = 2000
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  next = () => 'none'
})
afterAll(async () => {
  line.stop()
  await site.stop()
})

const save = (url: string) => site.asAdmin('createProperty', { body: { property: propertyFields, images: [{ url }] } })

let count = 0
/** Every ten calls, the same three fail. */
const threeOfTen = (): Fault => {
  count += 1
  return count % 10 < 3 ? 'error' : 'none'
}

test.each<[string, () => Fault]>([
  ['is slow', () => 300],
  ['cuts the line', () => 'reset'],
  ['fails three of ten requests', threeOfTen],
  ['never answers', () => 'hang'],
])(
  'concurrent saves and deletions, while the bucket %s, succeed or return 503, and succeed afterwards',
  async (_, fault) => {
    const urls = await site.uploads(4)
    next = fault
    const saved = await Promise.all(urls.map(save))
    const ids: string[] = saved.flatMap(({ status, body }) => (status === 200 ? [body.id] : []))
    expect(saved.filter(({ status }) => status !== 200 && status !== 503)).toEqual([])
    const deleted = await Promise.all(ids.map((id) => site.asAdmin('deleteProperty', { id })))
    expect(deleted.filter(({ status }) => status !== 204 && status !== 503)).toEqual([])
    next = () => 'none'

    // Refused saves can be repeated.
    for (const [n, { status }] of saved.entries()) {
      const url = urls[n] ?? ''
      if (status === 503) expect(await save(url)).toMatchObject({ status: 200, body: { images: [{ imageUrl: url }] } })
    }
    for (const id of ids) expect([204, 404]).toContain((await site.asAdmin('deleteProperty', { id })).status)
    for (const id of ids) expect((await site.asAdmin('deletePropertyForGood', { id })).status).toBe(204)
    for (const id of ids) expect(await site.itemsOf(`PROPERTY#${id}`)).toEqual([])
    // An original is deleted 31 days after its last reference.
    for (const url of urls) expect(await site.isStored(url)).toBe(true)
  },
)
