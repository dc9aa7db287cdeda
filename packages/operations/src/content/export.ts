import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Image } from '@porchlight/contract/image'
import { propertyFieldsSchema } from '@porchlight/contract/property'
import { routes } from '@porchlight/contract/routes'
import { unitFieldsSchema } from '@porchlight/contract/unit'
import { concurrently } from '@porchlight/functions/concurrently'
import * as z from 'zod/mini'
import { Trouble } from '../stages.ts'
import { openFolder, writeContent, writeWhole } from './content-folder.ts'
import type { Content, ContentImage } from './content-schema.ts'
import type { SiteApi } from './site-api.ts'
import { inOrder, picturesOf, readSite, type SiteContent } from './site-content.ts'

const picturesAtOnce = 6

interface Exporting {
  api: SiteApi
  origin: string
  folder: string
  now: Date
}

/**
 * Writes all content of a site into a folder: content.json, and the pictures as they were uploaded. Pictures that an
 * export into the same folder has left are not fetched again. Gives the content. Throws Trouble.
 */
export async function exportContent({ api, origin, folder, now }: Exporting): Promise<Content> {
  await openFolder(folder)
  const site = await readSite(api)
  await concurrently(picturesOf(site), picturesAtOnce, (imageUrl) => fetchPicture(api, folder, imageUrl))
  const content = contentOf(site, { from: origin, at: now.toISOString() })
  await writeContent(folder, content)
  return content
}

const fileOf = (imageUrl: string) => `pictures/${basename(imageUrl)}`

async function fetchPicture(api: SiteApi, folder: string, imageUrl: string): Promise<void> {
  const { originalURL, md5 } = await api.call(routes.getOriginal, { query: { imageUrl } })
  const file = fileOf(imageUrl)
  const isIt = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex') === md5
  const before = await readFile(join(folder, file)).catch(() => undefined)
  if (before && isIt(before)) return
  const response = await fetch(originalURL)
  const bytes = Buffer.from(await response.arrayBuffer())
  if (!response.ok || !isIt(bytes))
    throw new Trouble(`The picture ${imageUrl} did not arrive whole; repeat the command.`)
  await writeWhole(folder, file, bytes)
}

function contentOf({ heroImages, properties }: SiteContent, exported: Content['exported']): Content {
  return {
    format: 'porchlight-content',
    version: 1,
    exported,
    heroImages: heroImages.map(({ imageUrl, createdAt, alt, focus }) => ({
      file: fileOf(imageUrl),
      createdAt,
      alt,
      focus,
    })),
    properties: properties.map(({ property, units }) => ({
      id: property.id,
      createdAt: property.createdAt,
      ...z.parse(propertyFieldsSchema, property),
      images: album(property.images),
      units: units.map((unit) => ({
        id: unit.id,
        createdAt: unit.createdAt,
        ...z.parse(unitFields, unit),
        images: album(unit.images),
      })),
    })),
  }
}

const unitFields = z.omit(unitFieldsSchema, { propertyId: true })

const album = (images: readonly Image[]): ContentImage[] =>
  inOrder(images).map(({ imageUrl, caption, alt, focus, isPrimary }) => ({
    file: fileOf(imageUrl),
    caption,
    ...(alt && { alt }),
    ...(focus && { focus }),
    ...(isPrimary && { isPrimary }),
  }))
