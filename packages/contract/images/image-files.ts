/** Widths in pixels that a picture is stored at; the layouts choose among them. Nothing else may list any. */
export const variantWidths = [320, 480, 680, 960, 1280, 1920] as const

/** Best first: a browser takes the first one that it can show. */
export const variantFormats = ['avif', 'webp'] as const
export type VariantFormat = (typeof variantFormats)[number]

/** Width in pixels of the one JPEG of the whole picture at most. */
export const jpegWidth = 1200

/** A point of a picture: shares of its width and its height, from 0 to 1. */
export interface Focus {
  x: number
  y: number
}

/** Pixels of the JPEG for those who share a page, as social networks show it; cut from the picture, enlarged if need be. */
export const sharedSize = { width: 1200, height: 630 } as const

/** What its image item says about a picture; without a width it has no variants. */
export interface StoredImage {
  /** Path of the JPEG: `/images/<uuid>.<ending>`. */
  imageUrl: string
  /** In pixels, as shown: after rotation. */
  width?: number | undefined
  height?: number | undefined
  /** The point that is to stay in sight wherever the picture is cut; left out where nobody chose one. */
  focus?: Focus | undefined
  /** The focal point of the share picture that exists beside the one without a focal point. */
  sharedFocus?: Focus | undefined
}

/**
 * The listed widths that a picture of this true width is stored at. It is never enlarged: the file at the last of them
 * is as wide as the picture itself when that is narrower.
 */
export function widthsFor(trueWidth: number): number[] {
  const whole = variantWidths.findIndex((width) => width >= trueWidth)
  return variantWidths.slice(0, whole < 0 ? undefined : whole + 1)
}

/** Path on the site of one variant: `/images/<uuid>/680.avif`. */
export function variantPath(imageUrl: string, width: number, format: VariantFormat): string {
  return `${imageUrl.replace(/\.\w+$/, '')}/${width}.${format}`
}

/** The same as a key of the bucket of variants. */
export function variantKey(imageUrl: string, width: number, format: VariantFormat): string {
  return variantPath(imageUrl, width, format).slice(1)
}

const percent = (share: number) => Math.round(share * 100)

/** Names a focal point in whole percents, `<x>-<y>`: points that differ by less share one picture. */
export const focusName = ({ x, y }: Focus): string => `${percent(x)}-${percent(y)}`

/**
 * Path on the site of a share picture (a JPEG of `sharedSize`): `/images/<uuid>/share.jpg`, or `share-<x>-<y>.jpg` for a
 * focal point. The path names the point, so that the same path never has other bytes.
 */
export const sharePath = (imageUrl: string, focus?: Focus): string =>
  `${imageUrl.replace(/\.\w+$/, '')}/share${focus ? `-${focusName(focus)}` : ''}.jpg`

/** Path of the share picture of the focal point in force if it exists, else of the one without a focal point. */
export function sharedPath({ imageUrl, focus, sharedFocus }: StoredImage): string {
  const exists = focus && sharedFocus && focusName(focus) === focusName(sharedFocus)
  return sharePath(imageUrl, exists ? focus : undefined)
}

/** Every key in the bucket of variants of a picture of this true width, its JPEGs first; share pictures of focal points not among them. */
export function variantKeys(imageUrl: string, trueWidth: number): string[] {
  const variants = variantFormats.flatMap((format) =>
    widthsFor(trueWidth).map((width) => variantKey(imageUrl, width, format)),
  )
  return [imageUrl.slice(1), sharePath(imageUrl).slice(1), ...variants]
}

/** `srcset` of each format; undefined for a picture without variants, such as the placeholder. */
export function imageSources({ imageUrl, width }: StoredImage): Record<VariantFormat, string> | undefined {
  if (!width) return undefined
  const sources = (format: VariantFormat) =>
    widthsFor(width)
      .map((listed) => `${variantPath(imageUrl, listed, format)} ${Math.min(listed, width)}w`)
      .join(', ')
  return { avif: sources('avif'), webp: sources('webp') }
}

/** Size in pixels of the JPEG of a picture of this true size. */
export function jpegSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, jpegWidth / width)
  return { width: Math.round(width * scale), height: Math.max(1, Math.round(height * scale)) }
}
