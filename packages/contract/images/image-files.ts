/** Widths of variants in pixels. Layouts choose among them. */
export const variantWidths = [320, 480, 680, 960, 1280, 1920] as const

/** Best first, since a browser takes the first format it supports. */
export const variantFormats = ['avif', 'webp'] as const
export type VariantFormat = (typeof variantFormats)[number]

/** Maximum width in pixels of the JPEG of an uncropped image. */
export const jpegWidth = 1200

/** A point of an image as shares of its width and height, 0 to 1. */
export interface Focus {
  x: number
  y: number
}

/** Size in pixels of the JPEG that social networks show. It is cropped from the image, and enlarged if necessary. */
export const sharedSize = { width: 1200, height: 630 } as const

/** Fields of an image that determine its files. An image without a width has no variants. */
export interface StoredImage {
  /** Path of the JPEG: `/images/<uuid>.<ending>`. */
  imageUrl: string
  /** In pixels, after rotation. */
  width?: number | undefined
  height?: number | undefined
  /** Every crop of the image shows this point. Absent if none was chosen. */
  focus?: Focus | undefined
  /** Focal point of the existing share image; one without a focal point always exists. */
  sharedFocus?: Focus | undefined
}

/**
 * Returns the variant widths of an image of this true width. Images are never enlarged: the last file is as wide as the
 * image if that is narrower.
 */
export function widthsFor(trueWidth: number): number[] {
  const whole = variantWidths.findIndex((width) => width >= trueWidth)
  return variantWidths.slice(0, whole < 0 ? undefined : whole + 1)
}

/** Returns the path on the site of one variant: `/images/<uuid>/680.avif`. */
export function variantPath(imageUrl: string, width: number, format: VariantFormat): string {
  return `${imageUrl.replace(/\.\w+$/, '')}/${width}.${format}`
}

/** Returns the key of one variant in the bucket of variants. */
export function variantKey(imageUrl: string, width: number, format: VariantFormat): string {
  return variantPath(imageUrl, width, format).slice(1)
}

const percent = (share: number) => Math.round(share * 100)

/** Returns a focal point in whole percents, `<x>-<y>`. Points that differ by less share one image. */
export const focusName = ({ x, y }: Focus): string => `${percent(x)}-${percent(y)}`

/**
 * Returns the path on the site of a share image (a JPEG of `sharedSize`): `/images/<uuid>/share.jpg`, or `share-<x>-<y>.jpg` for a
 * focal point. The path contains the point, so that the bytes of a path never change.
 */
export const sharePath = (imageUrl: string, focus?: Focus): string =>
  `${imageUrl.replace(/\.\w+$/, '')}/share${focus ? `-${focusName(focus)}` : ''}.jpg`

/** Returns the path of the share image of the current focal point if it exists, else of the one without a focal point. */
export function sharedPath({ imageUrl, focus, sharedFocus }: StoredImage): string {
  const exists = focus && sharedFocus && focusName(focus) === focusName(sharedFocus)
  return sharePath(imageUrl, exists ? focus : undefined)
}

/** Returns all keys of the variants of an image of this true width, JPEGs first, without share images of focal points. */
export function variantKeys(imageUrl: string, trueWidth: number): string[] {
  const variants = variantFormats.flatMap((format) =>
    widthsFor(trueWidth).map((width) => variantKey(imageUrl, width, format)),
  )
  return [imageUrl.slice(1), sharePath(imageUrl).slice(1), ...variants]
}

/** Returns the `srcset` of each format; undefined for an image without variants, such as the placeholder. */
export function imageSources({ imageUrl, width }: StoredImage): Record<VariantFormat, string> | undefined {
  if (!width) return undefined
  const sources = (format: VariantFormat) =>
    widthsFor(width)
      .map((listed) => `${variantPath(imageUrl, listed, format)} ${Math.min(listed, width)}w`)
      .join(', ')
  return { avif: sources('avif'), webp: sources('webp') }
}

/** Returns the size in pixels of the JPEG of an image of this true size. */
export function jpegSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, jpegWidth / width)
  return { width: Math.round(width * scale), height: Math.max(1, Math.round(height * scale)) }
}
