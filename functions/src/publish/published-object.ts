import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type Bucket, headObject, type NewObject, removeObject, replaceObject } from '../aws/bucket.ts'
import type { Target } from './targets.ts'

type Headers = Pick<NewObject, 'contentType' | 'cacheControl' | 'metadata'>

export interface Rendered {
  source: string
  /** S3's name for the bytes of an object that was put in one request: their MD5. Undefined for no object. */
  etag: string | undefined
  headers: Headers | undefined
}

/** `overtaken`: another run has replaced this version, so nothing was written. */
export type Change = 'written' | 'removed' | 'unchanged' | 'overtaken'

export class RenderError extends Error {}

/**
 * Writes or removes one object if it differs from the stored version with this ETag, and only in that version's
 * place. Throws RenderError when it cannot be made.
 */
export async function updateObject(
  { store, rendered }: { store: Bucket; rendered: Map<string, Rendered> },
  target: Target,
  storedEtag: string | undefined,
  checksHeaders = false,
): Promise<Change> {
  const { key, source } = target
  let object: NewObject | undefined
  let wanted = rendered.get(key)
  if (wanted?.source !== source) {
    object = await make(target)
    wanted = { source, ...(object ? describe(object) : { etag: undefined, headers: undefined }) }
    rendered.set(key, wanted)
  }
  const isSame = wanted.etag === storedEtag
  if (isSame && !(checksHeaders && wanted.headers && (await differ(store, key, wanted.headers)))) return 'unchanged'

  object ??= await make(target)
  if (object) return (await replaceObject(store, object, storedEtag)) ? 'written' : 'overtaken'
  return (await removeObject(store, key, storedEtag)) ? 'removed' : 'overtaken'
}

async function make(target: Target): Promise<NewObject | undefined> {
  try {
    return await target.make()
  } catch (cause) {
    throw new RenderError(`${target.key} could not be rendered`, { cause })
  }
}

const describe = ({ body, contentType, cacheControl, metadata }: NewObject) => ({
  etag: `"${createHash('md5').update(body).digest('hex')}"`,
  headers: { contentType, cacheControl, metadata: metadata ?? {} },
})

async function differ(store: Bucket, key: string, wanted: Headers): Promise<boolean> {
  const found = await headObject(store, key)
  if (!found) return true
  const { contentType, cacheControl, metadata } = found
  return !isDeepStrictEqual({ contentType, cacheControl, metadata }, wanted)
}
