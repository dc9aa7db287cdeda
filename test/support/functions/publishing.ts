import { GetObjectCommand } from '@aws-sdk/client-s3'
import type { PageContent } from '@porchlight/contract/page-content'
import { vi } from 'vitest'
import { bucketFromEnvironment, listObjects, removeObject } from '../../../functions/src/aws/bucket.ts'
import { createProperty, listProperties } from '../../../functions/src/data/properties/property-repository.ts'
import { moveToTrash } from '../../../functions/src/data/properties/trash.ts'
import { mapWithConcurrency } from '../../../functions/src/map-with-concurrency.ts'
import { type Publishing, publish } from '../../../functions/src/publish/publish.ts'
import { startBuckets } from './bucket-server.ts'
import { image, propertyFields } from './examples.ts'
import { startTable } from './table-server.ts'

const doctype = '<!doctype html>'
export const asHtml = (content: object) => doctype + JSON.stringify(content)
export const contentOf = (html: string) => JSON.parse(html.replace(doctype, ''))

/** Pages are their content as JSON. */
export async function startPublishing() {
  const server = await startTable()
  const buckets = await startBuckets()
  const { table } = server
  const store = bucketFromEnvironment('SITE_BUCKET')
  const render = vi.fn<(content: PageContent) => Promise<string>>()
  const renderer = {
    origin: 'https://homes.example',
    styleHash: async () => 'sha256-a=',
    scriptHash: async () => 'sha256-b=',
    render,
    data: (content: object) => JSON.stringify(content),
  }
  const stored = () => listObjects(store)
  return {
    table,
    store,
    render,
    renderer,
    buckets,
    stored,
    instance: (): Publishing => ({ table, store, renderer, rendered: new Map() }),
    create: (fields: Partial<typeof propertyFields> = {}) =>
      createProperty(table, { fields: { ...propertyFields, ...fields }, images: [image(1)] }),
    async read(Key: string) {
      const { Body } = await store.client.send(new GetObjectCommand({ Bucket: store.name, Key }))
      return (await Body?.transformToString()) ?? ''
    },
    async removeObjects() {
      for (const key of (await stored()).keys()) await removeObject(store, key)
    },
    async removeProperties() {
      await mapWithConcurrency(await listProperties(table), 6, ({ id }) => moveToTrash(table, id))
      await publish({ table, store, renderer, rendered: new Map() }, { removesMany: true })
    },
    async stop() {
      await server.stop()
      await buckets.stop()
    },
  }
}

export const pageOf = (id: string) => `property/${id}/index.html`
export const dataOf = (id: string) => `property/${id}/data.json`
export const allOf = (id: string) => [dataOf(id), pageOf(id), `property/${id}/qr.svg`]
