import { uploadTypes } from '@porchlight/contract/images/upload'

const byExtension: Record<string, (typeof uploadTypes)[number]> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  heic: 'image/heic',
  heif: 'image/heif',
}

/** `accept` value of file inputs. The extensions are for browsers that do not know the types. */
export const acceptedImages = [...uploadTypes, ...Object.keys(byExtension).map((extension) => `.${extension}`)].join()

/** Returns the type of an image file, from its extension if the browser reports none, as some do for HEIC. */
export function imageType({ name, type }: { name: string; type: string }): string {
  if (type !== '') return type
  return byExtension[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? ''
}
