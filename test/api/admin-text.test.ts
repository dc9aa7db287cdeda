import { afterAll, describe, expect, test } from 'vitest'
import { signIn } from '../support/site/client.ts'
import { admin } from '../support/site/hosted-login.ts'
import { linkWith, long, oddities } from '../support/site/odd-text.ts'
import { asImageInputs } from '../support/site/sample-calls.ts'
import { draftFields, openSandbox, propertyFields, unitFields } from '../support/site/sandbox.ts'
import { upload } from '../support/site/uploads.ts'
import { call, origin } from './call.ts'

const client = await signIn(origin, admin)
const sandbox = openSandbox(client)
afterAll(() => sandbox.clear())

const url = await upload(client)

describe('text is returned exactly as it was typed', () => {
  test.each(Object.entries(oddities))('%s', async (_, text) => {
    const fields = {
      title: text,
      description: text,
      address: text,
      architecturalStyle: text.slice(0, 90).toWellFormed().replaceAll('\ufffd', ''),
      youtubeUrl: linkWith(text),
      features: [text, `${text} ${text}`],
    }
    const created = await sandbox.property({ property: draftFields(fields), images: [{ url, caption: text }] })
    const read = await sandbox.read(created.id)
    expect(read).toMatchObject(fields)
    expect(read.images[0]?.caption).toBe(text)

    const saved = await client.send('PUT', `/api/properties/${created.id}`, {
      property: draftFields({ ...fields, title: `${text}!` }),
      images: asImageInputs(read.images),
    })
    expect(await saved.json()).toMatchObject({ ...fields, title: `${text}!` })

    const unitTexts = {
      unitNumber: text.slice(0, 20).toWellFormed().trim(),
      features: text,
      youtubeUrl: linkWith(text),
    }
    await sandbox.unit(created.id, { unit: unitFields(created.id, unitTexts), images: [] })
    expect((await sandbox.units(created.id))[0]).toMatchObject({ ...unitTexts, propertyTitle: `${text}!` })
  })

  test('including 50 KB of all of it', async () => {
    expect(Buffer.byteLength(long)).toBeGreaterThan(50_000)
    const { id } = await sandbox.property({ property: propertyFields({ description: long }), images: [] })
    expect((await sandbox.read(id)).description).toBe(long)
    const list = await (await call('/api/properties')).json()
    expect(list.find((property: { id: string }) => property.id === id)?.description).toBe(long)
  })
})

test('values are null if nothing was typed', async () => {
  const emptyTexts = { address: null, youtubeUrl: null, architecturalStyle: null }
  const counts = { bedrooms: null, bathrooms: null, squareFeet: null }
  const empty = { address: '', youtubeUrl: '', architecturalStyle: '', features: [] }
  const { id } = await sandbox.property({ property: draftFields({ ...empty, ...counts }), images: [] })
  expect(await sandbox.read(id)).toMatchObject({ ...emptyTexts, ...counts, features: [] })
  const requiredFields = {
    title: 'Sandbox',
    description: 'x',
    location: 'atlanta',
    propertyType: 'single-family',
  } as const
  const { id: other } = await sandbox.property({ property: requiredFields, images: [] })
  expect(await sandbox.read(other)).toMatchObject({
    ...requiredFields,
    ...emptyTexts,
    ...counts,
    featured: false,
    features: [],
  })
})
