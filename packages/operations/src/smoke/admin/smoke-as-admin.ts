import { randomUUID } from 'node:crypto'
import { routes } from '@porchlight/contract/routes'
import type { Result } from '../smoke.ts'
import { SmokeFailure, visitorOf } from '../visitor.ts'
import { adminApi, Refusal } from './admin-api.ts'
import {
  createDraft,
  type Draft,
  deletePermanently,
  expectDeleted,
  expectHidden,
  openPreview,
  uploadImage,
} from './draft.ts'
import { type Person, signIn } from './sign-in.ts'
import type { Site } from './site.ts'

/** All requests without a session together may take this long. */
const VISITOR_TIMEOUT_MS = 120_000

/**
 * The draft is deleted and the person signed out after a failed step, too. Returns a result for each step up to the
 * first failure. Never throws.
 */
export async function smokeAsAdmin(site: Site, person: Person): Promise<Result[]> {
  const results: Result[] = []
  /** Returns undefined if the step failed. */
  const step = async <T>(check: string, run: () => Promise<T>): Promise<{ value: T } | undefined> => {
    try {
      const value = await run()
      results.push({ check })
      return { value }
    } catch (error) {
      const reason = error instanceof Error ? error.stack : String(error)
      results.push({
        check,
        finding: error instanceof SmokeFailure ? error.message : `The check itself failed: ${reason}`,
      })
      return undefined
    }
  }

  const session = await step('an administrator signs in', () => signIn(site, person))
  if (!session) return results
  const { token, signOut } = session.value
  const api = adminApi(site.origin, token)
  const visitor = visitorOf({ origin: site.origin, api: undefined }, fetch, AbortSignal.timeout(VISITOR_TIMEOUT_MS))

  const mayChange = await step('the person may change the site', async () => {
    try {
      return await api.call(routes.listDeletedProperties)
    } catch (error) {
      throw error instanceof Refusal && error.status === 403
        ? new SmokeFailure(`${person.email} may not change this site.`)
        : error
    }
  })
  const image = mayChange && (await step('an image is uploaded', () => uploadImage(api)))
  if (image) {
    // A draft whose answer was lost can be deleted, since its id is known before the request.
    const draft: Draft = { id: randomUUID(), title: `Smoke test ${new Date().toISOString()}`, imageUrl: image.value }
    const isCreated = await step('a draft with the image is created', () => createDraft(api, draft))
    const isHidden = isCreated && (await step('visitors do not see the draft', () => expectHidden(visitor, draft)))
    const preview =
      isHidden && (await step('a preview link opens without a session', () => openPreview(api, visitor, draft)))
    const isDeleted = await step('the draft is deleted for good', () => deletePermanently(api, draft))
    if (preview && isDeleted)
      await step('the preview link ends with the draft', () => expectDeleted(visitor, preview.value))
  }
  await step('the administrator signs out', signOut)
  return results
}
