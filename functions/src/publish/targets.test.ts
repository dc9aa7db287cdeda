import { limits } from '@porchlight/contract/limits'
import { exampleProperty } from '@porchlight/contract/properties/examples.fixture'
import type { Property } from '@porchlight/contract/properties/property'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { SiteContent } from './read-site.ts'
import { targetsOf } from './targets.ts'

const id = '00000000-0000-4000-8000-000000000001'
const property: Property = { ...exampleProperty, id, description: '', updatedAt: '2026-02-03T04:05:06.000Z' }
const content: SiteContent = { properties: [{ property, units: [] }], heroImages: [], unreadable: new Map() }
const renderer = {
  origin: 'https://homes.example',
  styleHash: async (document: string) => `style of ${document}`,
  scriptHash: async (document: string) => `script of ${document}`,
  render: async (shown: object) => JSON.stringify(shown),
  data: () => '',
}
const target = (of: SiteContent, key: string) => targetsOf(of, renderer).find((each) => each.key === key)
const made = (file: string) => target(content, `property/${id}/${file}`)?.make()

test('a page has the hashes of its style and script', async () => {
  const page = await made('index.html')
  expect(page?.metadata).toEqual({ style: `style of ${page?.body}`, script: `script of ${page?.body}` })
})

test('a page shows similar homes of its city', async () => {
  const others = ['2', '3', '4', '5'].map((end) => ({ ...property, id: id.replace(/1$/, end) }))
  const elsewhere = { ...property, id: id.replace(/1$/, '6'), location: 'dallas' as const }
  const properties = [property, ...others, elsewhere].map((each) => ({ property: each, units: [] }))
  const page = await target({ ...content, properties }, `property/${id}/index.html`)?.make()
  const { similar } = JSON.parse(String(page?.body))
  expect(similar.map((each: Property) => each.id)).toEqual(
    others.slice(0, limits.similarProperties).map((each) => each.id),
  )
})

test('the QR code of a property contains its page’s address', async () => {
  const code = await made('qr.svg')
  expect(code?.contentType).toBe('image/svg+xml')
  const drawn = sharp(Buffer.from(code?.body ?? ''), { density: 300 }).flatten({ background: 'white' })
  const { data, info } = await drawn.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(decodeQR({ ...info, data })).toBe(`https://homes.example/property/${id}?from=flyer`)
})
