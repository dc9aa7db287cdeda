import type { Image, ImageInput } from '@porchlight/contract/image'
import { newImagesPerSave } from '@porchlight/contract/limits'
import type { ContentImage } from './content-schema.ts'
import { inOrder } from './site-content.ts'

/** The MD5 of a picture, by its name in the folder or its address on the site. */
export type Md5Of = (picture: string) => string | undefined

/** What an import does to the images of one property or unit. */
export interface AlbumPlan {
  /** What is told, such as "2 pictures added"; undefined when all is as it should be. */
  change: string | undefined
  /** Pictures to be uploaded, in the order of the album; one that is shown twice is there twice. */
  files: string[]
  /** All images that there are to be: those that are stored by id and address, the others without. */
  images: (Omit<ImageInput, 'url'> & { url?: string })[]
  /** How many are stored before. */
  stored: number
}

/** Compares images by their bytes: a picture that is stored is kept, whatever its name in the folder is. */
export function planAlbum(wanted: readonly ContentImage[], stored: readonly Image[], md5Of: Md5Of): AlbumPlan {
  const before = inOrder(stored)
  const free = new Set(before)
  const primary = Math.max(
    0,
    wanted.findIndex(({ isPrimary }) => isPrimary),
  )
  const files: string[] = []
  const images = wanted.map(({ file, caption, alt, focus }, n) => {
    const kept = [...free].find(({ imageUrl }) => md5Of(imageUrl) === md5Of(file))
    if (kept) free.delete(kept)
    else files.push(file)
    const said = { caption: caption || null, alt: alt || null, focus: focus ?? null }
    return { id: kept?.id, url: kept?.imageUrl, ...said, isPrimary: n === primary }
  })
  return { change: changeOf(before, images, files.length, free.size), files, images, stored: before.length }
}

function changeOf(before: readonly Image[], after: AlbumPlan['images'], added: number, removed: number) {
  const shown = (images: readonly Omit<ImageInput, 'url'>[]) =>
    JSON.stringify(
      images.map(({ id, caption, alt = null, focus, isPrimary }) => [id, caption, alt, focus?.x, focus?.y, isPrimary]),
    )
  if (shown(before) === shown(after)) return undefined
  const counts = [added && `${added} added`, removed && `${removed} removed`].filter(Boolean)
  return `pictures: ${counts.join(', ') || 'order or what is said of them'}`
}

interface Saved {
  version?: number
  images: readonly Image[]
}

/**
 * Saves an album whose new pictures were uploaded to `addresses`. One save takes so many new ones (`newImagesPerSave`)
 * that more than 48 need several; each is whole, and the last makes it what it is to be. `save` is told the version that
 * the one before it gave.
 */
export async function saveAlbum(
  { images, stored }: Pick<AlbumPlan, 'images' | 'stored'>,
  addresses: readonly string[],
  save: (images: ImageInput[], version: number | undefined) => Promise<Saved>,
): Promise<void> {
  const uploaded = addresses.values()
  let wanted = images.map((image) => ({ ...image, url: image.url ?? uploaded.next().value ?? '' }))
  let saved: Saved = { images: Array.from({ length: 0 }) }
  let count = stored
  do {
    let room = newImagesPerSave(count)
    saved = await save(
      wanted.filter(({ id }) => id !== undefined || room-- > 0),
      saved.version,
    )
    count = saved.images.length
    const idOf = new Map(saved.images.map(({ id, imageUrl }) => [imageUrl, id]))
    wanted = wanted.map((image) => ({ ...image, id: idOf.get(image.url) }))
  } while (wanted.some(({ id }) => id === undefined))
}
