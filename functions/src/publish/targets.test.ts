import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { picture, propertyFields } from '../../test/examples.ts'
import { startTable, type TestTable } from '../../test/table-server.ts'
import { createProperty } from '../data/properties/property-repository.ts'
import { propertyPage, type Reading } from './targets.ts'

let server: TestTable
beforeAll(async () => {
  server = await startTable()
})
afterAll(() => server.stop())

/** One of the objects that are published of a home. */
async function made(id: string, file: string) {
  const reading: Reading = {
    table: server.table,
    renderer: {
      origin: 'https://homes.example',
      styleHash: async (document) => `style of ${document}`,
      scriptHash: async (document) => `script of ${document}`,
      render: async ({ page }) => `the ${page} page`,
      data: () => ({ page: '', later: undefined }),
    },
    catalogue: async () => [],
    contentOf: (_, read) => read(),
  }
  return propertyPage(id)
    .find(({ key }) => key === `property/${id}/${file}`)
    ?.make(reading)
}

const codeOf = (id: string) => made(id, 'qr.svg')

test('a page names the style and the script that stand in it', async () => {
  const { id } = await createProperty(server.table, { fields: propertyFields, images: [picture(1)] })
  const page = await made(id, 'index.html')
  expect(page?.body).toBe('the property page')
  expect(page?.metadata).toEqual({ style: 'style of the property page', script: 'script of the property page' })
})

test('whoever points a phone at the code of a printed home is led to its page', async () => {
  const { id } = await createProperty(server.table, { fields: propertyFields, images: [picture(1)] })
  const code = await codeOf(id)
  expect(code?.contentType).toBe('image/svg+xml')
  const drawn = sharp(Buffer.from(code?.body ?? ''), { density: 300 }).flatten({ background: 'white' })
  const { data, info } = await drawn.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(decodeQR({ ...info, data })).toBe(`https://homes.example/property/${id}`)
})

test('a home that is gone has no code', async () => {
  expect(await codeOf('00000000-0000-4000-8000-000000000000')).toBeUndefined()
})
