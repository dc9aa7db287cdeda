import type { uploadTypes } from '@porchlight/contract/images/upload'
import type { Bucket } from '../aws/bucket.ts'

const pattern = /^\/(images\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(?:jpg|png|webp|avif|heic|heif))$/

export interface Image {
  /** Path on the site. */
  imageUrl: string
  key: string
  uploadId: string
}

type UploadType = (typeof uploadTypes)[number]

/** Returns the place of a new upload. */
export const newImage = (type: UploadType = 'image/jpeg'): Image =>
  imageWith(type.slice('image/'.length).replace('jpeg', 'jpg'))

/** Returns the place of a new upload of the same type. */
export const newImageOf = ({ key }: Image): Image => imageWith(key.slice(key.lastIndexOf('.') + 1))

function imageWith(ending: string): Image {
  const uploadId = crypto.randomUUID()
  const key = `images/${uploadId}.${ending}`
  return { imageUrl: `/${key}`, key, uploadId }
}

/** `url` is a path on the site or an upload address (whole or path alone). Returns undefined for anything else. */
export function imageAt({ address }: Bucket, url: string): Image | undefined {
  const { href, pathname } = address
  const bucket = [href, pathname].find((start) => url.startsWith(start))
  return imageAtPath((bucket ? url.slice(bucket.length - 1) : url).replace(/\?.*$/s, ''))
}

/** Returns undefined for anything but the path of an image on the site. */
export function imageAtPath(path: string): Image | undefined {
  const [, key, uploadId] = pattern.exec(path) ?? []
  return key && uploadId ? { imageUrl: `/${key}`, key, uploadId } : undefined
}
