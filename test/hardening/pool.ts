import { setTimeout } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { Client } from '../support/site/client.ts'
import { openSandbox } from '../support/site/sandbox.ts'
import { uploads } from '../support/site/uploads.ts'
import { type StoredItem, storedItems } from './stored-items.ts'

const kinds = ['property', 'propertyImage', 'unit', 'unitImage', 'hero', 'anyHero', 'picture'] as const
type Kind = (typeof kinds)[number]

const idSchema = z.object({ id: z.string() })
const answerSchema = z.object({
  id: z.string(),
  propertyId: z.optional(z.string()),
  displayOrder: z.optional(z.int()),
  images: z.optional(z.array(idSchema)),
})

/**
 * Ids for calls. The pool grows with what calls create and shrinks with what they delete. It contains no example
 * content except hero images, since a new order must name all of them.
 */
export async function openPool(admin: Client, pictures: number) {
  const sandbox = openSandbox(admin)
  const heroesBefore = (await sandbox.heroImages()).map(({ id }) => id)
  const ready = await readyImages(admin, pictures)
  /** Calls use the other half. */
  const reserved = ready.splice(0, ready.length / 2)
  const known: Record<Kind, string[]> = {
    property: [],
    propertyImage: [],
    unit: [],
    unitImage: [],
    hero: [],
    anyHero: [...heroesBefore],
    picture: ready,
  }

  function take(kind: Kind, parent?: string): string | undefined {
    const all = known[kind]
    const at = Math.max(0, parent ? all.findIndex((id) => id.startsWith(`${parent}.`)) : 0)
    const [found] = all.splice(at, 1)
    if (found !== undefined) all.push(found)
    return found
  }

  async function build(): Promise<void> {
    const some = () => reserved.splice(0, 2).map((url) => ({ url }))
    const property = await sandbox.property({ images: some() })
    const unit = await sandbox.unit(property.id, { images: some() })
    known.property.push(property.id)
    known.propertyImage.push(...property.images.map(({ id }) => id))
    known.unit.push(unit.id)
    known.unitImage.push(...unit.images.map(({ id }) => id))
  }

  return {
    async resolve(text: string, parent?: string): Promise<string> {
      if (text.includes('«') && (known.property.length === 0 || known.unit.length === 0)) await build()
      return text.replace(/«(\w+)»/g, (mark, name: Kind) => {
        if (name === 'property' && parent?.includes('.')) return parent.slice(0, 36)
        const kind = name === 'propertyImage' && parent?.includes('.') ? 'unitImage' : name
        return take(kind, parent) ?? take('property') ?? mark
      })
    },
    learn(method: string, path: string, status: number, body: unknown): void {
      const [id] = /[0-9a-f-]{36}(\.[0-9a-f-]{36})*/.exec(path) ?? []
      if (id && (status === 404 || (method === 'DELETE' && status === 204)))
        for (const kind of kinds)
          if (kind !== 'picture') known[kind] = known[kind].filter((one) => one !== id && !one.startsWith(`${id}.`))
      const { data } = z.safeParse(answerSchema, body)
      if (!data || method === 'GET') return
      const isHero = data.displayOrder !== undefined
      const [one, many]: [Kind, Kind] = isHero
        ? ['hero', 'anyHero']
        : data.propertyId
          ? ['unit', 'unitImage']
          : ['property', 'propertyImage']
      add(known[one], data.id)
      if (isHero) add(known.anyHero, data.id)
      for (const image of data.images ?? []) add(known[many], image.id)
      if (one === 'property') sandbox.alsoClear(data.id)
      if (isHero) sandbox.alsoClearHero(data.id)
    },
    async clear(): Promise<void> {
      await sandbox.clear()
      const response = await admin.send('PATCH', '/api/hero-images/reorder', { imageIds: heroesBefore })
      if (!response.ok) throw new Error(`The hero images could not be put back: ${await response.text()}`)
    },
  }
}

export type Pool = Awaited<ReturnType<typeof openPool>>

function add(list: string[], id: string): void {
  if (!list.includes(id)) list.push(id)
}

/** A save would wait for the variants. */
async function readyImages(admin: Client, count: number): Promise<string[]> {
  const urls: string[] = []
  while (urls.length < count) urls.push(...(await uploads(admin, Math.min(4, count - urls.length))))
  const isReady = (url: string, items: readonly StoredItem[]) =>
    items.some(({ PK, SK, width }) => SK === 'MEDIA' && width && url.includes(PK.slice('MEDIA#'.length)))
  const deadline = Date.now() + 60_000
  for (let items = await storedItems(); !urls.every((url) => isReady(url, items)); items = await storedItems()) {
    if (Date.now() > deadline) throw new Error('The pictures have no variants after a minute.')
    await setTimeout(500)
  }
  return urls
}
