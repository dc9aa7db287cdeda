import {
  type Focus,
  jpegWidth,
  sharedSize,
  sharePath,
  type VariantFormat,
  variantFormats,
  variantKey,
  widthsFor,
} from '@porchlight/contract/images/image-files'
import sharp, { type JpegOptions, type Sharp } from 'sharp'
import { mapWithConcurrency } from '../../map-with-concurrency.ts'
import type { Decoded } from './decode.ts'
import { isDrawing } from './is-drawing.ts'

type Store = (variant: Variant) => Promise<void>

interface Variant {
  key: string
  contentType: string
  body: Buffer
}

const placeholderWidth = 16

/**
 * Up to this width AVIF gets three times the minimal effort, for 6 % fewer bytes and half a decibel. Above it that
 * would take most of the time, and more effort gains next to nothing.
 */
const carefulWidth = 960

const encoders: Record<VariantFormat, (image: Sharp, width: number) => Sharp> = {
  avif: (image, width) =>
    image.avif({ quality: 45, effort: width <= carefulWidth ? 1 : 0, chromaSubsampling: '4:2:0' }),
  webp: (image, width) => image.webp({ quality: 75, effort: width <= carefulWidth ? 2 : 1 }),
}

/** Photos' quality would blur lines and small letters. */
const drawingEncoders: typeof encoders = {
  avif: (image) => image.avif({ quality: 85, effort: 1, chromaSubsampling: '4:4:4' }),
  webp: (image) => image.webp({ lossless: true, effort: 2 }),
}

/**
 * Encodes the largest variant first, then the share images: without a focal point and for each given one. Stores each
 * result at once.
 */
export async function encodeVariants(
  image: Decoded,
  { imageUrl, focuses }: { imageUrl: string; focuses: readonly Focus[] },
  store: Store,
): Promise<void> {
  const encodersOf = (await isDrawing(image)) ? drawingEncoders : encoders
  const works = widthsFor(image.width)
    .toReversed()
    .flatMap((width) =>
      variantFormats.map((format) => async () => ({
        key: variantKey(imageUrl, width, format),
        contentType: `image/${format}`,
        body: await encodersOf[format](scaled(image, width), width).toBuffer(),
      })),
    )
  const whole = jpeg(imageUrl, scaled(image, jpegWidth), { progressive: true })
  const shares = [undefined, ...focuses].map((focus) => share(image, imageUrl, focus))
  await storeAll([...works, whole, ...shares], store)
}

/** Encodes the share image of each focal point. */
export async function encodeShares(
  image: Decoded,
  { imageUrl, focuses }: { imageUrl: string; focuses: readonly Focus[] },
  store: Store,
): Promise<void> {
  await storeAll(
    focuses.map((focus) => share(image, imageUrl, focus)),
    store,
  )
}

/** Each encoder uses one processor, and the function has two. */
const storeAll = (works: readonly (() => Promise<Variant>)[], store: Store) =>
  mapWithConcurrency(works, 2, async (make) => store(await make()))

const jpeg = (path: string, pixels: Sharp, options: JpegOptions) => async () => ({
  key: path.slice(1),
  contentType: 'image/jpeg',
  body: await pixels.jpeg({ quality: 78, ...options }).toBuffer(),
})

/**
 * Without a focal point, crops around the most salient part, since sky and street fill the rest. Only machines read
 * it, so it is not progressive, which saves a quarter of the time.
 */
function share(image: Decoded, imageUrl: string, focus: Focus | undefined) {
  return async () => {
    const path = sharePath(imageUrl, focus)
    if (!focus) {
      const position = sharp.strategy.attention
      return jpeg(path, toSharp(image).resize({ ...sharedSize, fit: 'cover', position }), { optimiseCoding: false })()
    }
    const { data, info } = await toSharp(image)
      .resize({ ...sharedSize, fit: 'outside' })
      .toBuffer({ resolveWithObject: true })
    // The path has whole percents: a path never has other bytes.
    const at = (room: number, part: number) => Math.round((room * Math.round(part * 100)) / 100)
    const left = at(info.width - sharedSize.width, focus.x)
    const top = at(info.height - sharedSize.height, focus.y)
    const raw = { width: info.width, height: info.height, channels: 3 } as const
    return jpeg(path, sharp(data, { raw }).extract({ left, top, ...sharedSize }), { optimiseCoding: false })()
  }
}

/** Returns some 16 pixels as a data address, shown enlarged and blurred. */
export async function placeholderOf(image: Decoded): Promise<string> {
  const size = { width: placeholderWidth, height: placeholderWidth, fit: 'inside' } as const
  const tiny = await scaled(image, placeholderWidth).resize(size).webp({ quality: 40, effort: 6 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

const scaled = (image: Decoded, width: number): Sharp =>
  toSharp(image).resize({ width: Math.min(width, image.pixelsWidth) })

/** Returns the pixels for a further step. */
export function toSharp({ pixels, pixelsWidth, pixelsHeight }: Decoded): Sharp {
  return sharp(pixels, { raw: { width: pixelsWidth, height: pixelsHeight, channels: 3 } })
}
