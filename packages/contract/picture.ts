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
export interface StoredPicture {
  /** Path of the JPEG: `/images/<uuid>.<ending>`. */
  imageUrl: string
  /** In pixels, as shown: after rotation. */
  width?: number | undefined
  height?: number | undefined
  /** Whether there is a JPEG of `sharedSize` of it, at `sharedPath`; pictures from before there were any have none. */
  shareable?: boolean | undefined
  /** How many more of that size there are, from its left or upper end to the other; none of pictures from before. */
  cuts?: number | undefined
  /** The point that is to stay in sight wherever the picture is cut; left out where nobody chose one. */
  focus?: Focus | undefined
}

/** Two neighbouring cuts differ by this share of their width or height at most, as long as there are no more than `mostCuts`. */
const cutStep = 1 / 6
const mostCuts = 11

/** How many JPEGs of `sharedSize` are cut from a picture of this size for focal points, evenly from one end to the other. */
export function cutCount(size: { width: number; height: number }): number {
  const wider = size.width / size.height / (sharedSize.width / sharedSize.height)
  const left = Math.max(wider, 1 / wider) - 1
  return Math.min(mostCuts, 1 + Math.ceil(left / cutStep))
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

/** Path on the site of one JPEG of `sharedSize`: `/images/<uuid>/share.jpg`, or `share-<n>.jpg` for cut n, from 0. */
export const cutPath = (imageUrl: string, n?: number): string =>
  `${imageUrl.replace(/\.\w+$/, '')}/share${n === undefined ? '' : `-${n}`}.jpg`

/** Path on the site of the JPEG of `sharedSize` that shows the focal point, where there is one. */
export function sharedPath({ imageUrl, width, height, focus, cuts }: StoredPicture): string {
  if (!focus || !cuts || !width || !height) return cutPath(imageUrl)
  const along = width / height > sharedSize.width / sharedSize.height ? focus.x : focus.y
  return cutPath(imageUrl, Math.round(along * (cuts - 1)))
}

/** Every key of that bucket that the picture may have, its JPEGs first. */
export function variantKeys(imageUrl: string): string[] {
  const variants = variantFormats.flatMap((format) => variantWidths.map((width) => variantKey(imageUrl, width, format)))
  const cuts = Array.from({ length: mostCuts }, (_, n) => cutPath(imageUrl, n).slice(1))
  return [imageUrl.slice(1), cutPath(imageUrl).slice(1), ...cuts, ...variants]
}

/** `srcset` of each format; undefined for a picture without variants, such as the placeholder. */
export function pictureSources({ imageUrl, width }: StoredPicture): Record<VariantFormat, string> | undefined {
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
