import { setTimeout } from 'node:timers/promises'
import { routes } from '@porchlight/contract/routes'
import * as z from 'zod/mini'
import { jsonOf } from '../site-map.ts'
import { expectThat, SmokeFailure, type Visitor } from '../visitor.ts'
import { type AdminApi, Refusal } from './admin-api.ts'

export interface Draft {
  id: string
  title: string
  imageUrl: string
}

/** A PNG of 64 x 48 px in one gray. */
const testImage = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAwCAAAAACEICPDAAAAJUlEQVR4nO3MQREAAAwCIKMb3RD77SAA6VEEAoFAIBAIBALB12AwvgBbmDKUOwAAAABJRU5ErkJggg==',
  'base64',
)
const IMAGE_TIMEOUT_MS = 60_000
const POLL_MS = 500
const MAX_DELETIONS = 3
const DELETION_PAUSE_MS = 2000

/** Waits until the site can show the image. Returns its path. */
export async function uploadImage(api: AdminApi): Promise<string> {
  const { uploadURL, headers, imageUrl } = await api.call(routes.requestUpload, {
    body: { contentType: 'image/png', contentLength: testImage.length },
  })
  const { status } = await fetch(uploadURL, { method: 'PUT', headers, body: testImage }).catch((error: unknown) => {
    throw new SmokeFailure(`The storage (${new URL(uploadURL).host}) did not answer: ${error}.`)
  })
  expectThat(status === 200, `The storage answered the upload with ${status}.`)
  const path = imageUrl ?? new URL(uploadURL).pathname
  for (const deadline = Date.now() + IMAGE_TIMEOUT_MS; Date.now() < deadline; await setTimeout(POLL_MS)) {
    const { uploadStatus, reason } = await api.call(routes.getUploadStatus, { query: { imageUrl: path } })
    expectThat(uploadStatus !== 'refused', `The site refused the image: ${reason}`)
    if (uploadStatus === 'usable') return path
  }
  throw new SmokeFailure(`The variants of the image were not made within ${IMAGE_TIMEOUT_MS / 1000} s.`)
}

/** Creates a draft with one image. Throws if it is not stored as sent. */
export async function createDraft(api: AdminApi, { id, title, imageUrl }: Draft): Promise<void> {
  const property = {
    id,
    title,
    status: 'draft',
    description: 'Created by npm run smoke and deleted again at once.',
    location: 'atlanta',
    propertyType: 'single-family',
  }
  const created = await api.call(routes.createProperty, { body: { property, images: [{ url: imageUrl }] } })
  expectThat(created.status === 'draft' && created.title === title, 'The draft was not stored as it was sent.')
  expectThat(created.images.length === 1, 'The draft was stored without its image.')
}

/** Without a session a draft does not exist, neither as a page nor in the API. */
export async function expectHidden({ ask }: Visitor, { id }: Draft): Promise<void> {
  for (const path of [`/property/${id}`, `/api/properties/${id}`]) {
    const { status } = await ask(path)
    expectThat(status === 404, `${path} of the draft answers ${status} to a visitor where 404 is right.`)
  }
}

/** Opens the link without a session: page, data and image. Returns the path of its data. */
export async function openPreview(api: AdminApi, { ask }: Visitor, { id, title }: Draft): Promise<string> {
  const { token } = await api.call(routes.createPreview, { body: { propertyId: id } })
  const page = await ask(`/preview/${token}`)
  expectThat(page.status === 200, `The page of the preview link answers ${page.status}.`)
  const path = `/api/previews/${token}`
  const answer = await ask(path)
  expectThat(answer.status === 200, `The data of the preview link answer ${answer.status}.`)
  const { data } = z.safeParse(routes.getPreview.output, jsonOf(answer.text))
  const [image] = data?.property.images ?? []
  expectThat(data?.property.title === title && image !== undefined, 'The preview link does not show the draft.')
  const { status } = await ask(image.imageUrl)
  expectThat(status === 200, `The image of the draft (${image.imageUrl}) answers ${status}.`)
  return path
}

/** Does nothing if the draft is missing. Tries three times. */
export async function deletePermanently(api: AdminApi, { id, title }: Draft): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await unlessMissing(api.call(routes.deleteProperty, { id }))
      await unlessMissing(api.call(routes.deletePropertyForGood, { id }))
      return
    } catch (error) {
      if (!(error instanceof SmokeFailure)) throw error
      if (tries === MAX_DELETIONS) throw new SmokeFailure(`${error.message} Delete "${title}" under /admin yourself.`)
      await setTimeout(DELETION_PAUSE_MS)
    }
  }
}

async function unlessMissing(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion
  } catch (error) {
    if (!(error instanceof Refusal && error.status === 404)) throw error
  }
}

/** `path` has the data of the draft's preview link. */
export async function expectDeleted({ ask }: Visitor, path: string): Promise<void> {
  // Requests with options are not cached by the visitor.
  const { status } = await ask(path, {})
  expectThat(status === 404, `The preview link of the deleted draft answers ${status} where 404 is right.`)
}
