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

/** For the file picker; the extensions are for browsers that know no type for them. */
export const acceptedImages = [...uploadTypes, ...Object.keys(byExtension).map((extension) => `.${extension}`)].join()

/** The type of a picture file; some browsers give none for HEIC, then the extension tells. */
export function imageType({ name, type }: { name: string; type: string }): string {
  if (type !== '') return type
  return byExtension[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? ''
}
