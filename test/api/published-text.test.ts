import { afterAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { signIn } from '../support/site/client.ts'
import { admin } from '../support/site/hosted-login.ts'
import { long, oddities, oddText } from '../support/site/odd-text.ts'
import { decoded, headOf } from '../support/site/page-head.ts'
import { openSandbox, propertyFields, unitFields } from '../support/site/sandbox.ts'
import { structuredDataFaults, structuredDataIn } from '../support/site/structured-data.ts'
import { upload } from '../support/site/uploads.ts'
import { call, origin } from './call.ts'

const client = await signIn(origin, admin)
const sandbox = openSandbox(client)
afterAll(() => sandbox.clear())

const blockSchema = z.object({ entries: z.array(z.tuple([z.array(z.unknown()), z.unknown()])) })

function dataBlockOf(html: string): [property: unknown, units: unknown] {
  const block = /<script type="application\/json" id="query-data">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  const [property, units] = blockSchema.parse(JSON.parse(block)).entries
  return [property?.[1], units?.[1]]
}

async function waitForPage(id: string, saved: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const html = await (await call(`/property/${id}`)).text()
      expect(JSON.stringify(dataBlockOf(html))).toContain(saved)
      return html
    },
    { timeout: 10_000, interval: 100 },
  )
}

describe.each([...Object.entries(oddities), ['50 KB of all that', long] as const])('%s in every field', (_, text) => {
  test('typed text is on the published page exactly as it was typed, and only as text', async () => {
    const { fields, unit, caption } = oddText(text)
    const url = await upload(client)
    const { id } = await sandbox.property({ property: propertyFields(fields), images: [{ url, caption }] })
    const { id: unitId } = await sandbox.unit(id, {
      unit: unitFields(id, unit),
      images: [{ url: await upload(client), caption }],
    })
    const html = await waitForPage(id, unitId)

    expect(dataBlockOf(html)).toEqual([await sandbox.read(id), await sandbox.units(id)])
    const listing = structuredDataIn(html).at(-1)
    expect(listing).toMatchObject({ name: fields.title, description: fields.description })
    expect(listing?.mainEntity).toMatchObject({ address: { streetAddress: fields.address } })
    expect(await structuredDataFaults(html)).toEqual([])
    expect(headOf(html).titles).toHaveLength(1)
    const body = html.slice(html.indexOf('<body'))
    for (const typedText of [fields.title, fields.address, ...fields.features, unit.features])
      expect(decoded(body)).toContain(typedText)
    // No typed text became an element: there are only the inline script, structured data and the page's data.
    expect([...html.matchAll(/<script\b/g)].length).toBe(3)
    expect(body).not.toMatch(/<(b|i|img src=x)\b/)
    await vi.waitFor(
      async () => expect(await (await call('/sitemap.xml')).text()).toContain(`<loc>${origin}/property/${id}</loc>`),
      { timeout: 5000, interval: 100 },
    )
  })
})
