import {
  cutCount,
  cutPath,
  jpegWidth,
  sharedSize,
  type VariantFormat,
  variantFormats,
  variantKey,
  widthsFor,
} from '@porchlight/contract/picture'
import sharp, { type JpegOptions, type Sharp } from 'sharp'
import { concurrently } from '../../concurrently.ts'
import type { Decoded } from './decode.ts'

type Store = (variant: Variant) => Promise<void>

/** One object of the variants bucket. */
interface Variant {
  key: string
  contentType: string
  body: Buffer
}

/** What is stored under each of these keys. */
type Made = Omit<Variant, 'key'> & { keys: readonly string[] }

const placeholderWidth = 16

/**
 * Up to this width AVIF is given three times the least time, for 6 % fewer bytes and half a decibel; above it that would
 * cost more than all the rest, and beyond effort 1 next to nothing is gained.
 */
const carefulWidth = 960

const encoders: Record<VariantFormat, (picture: Sharp, width: number) => Sharp> = {
  avif: (picture, width) =>
    picture.avif({ quality: 45, effort: width <= carefulWidth ? 1 : 0, chromaSubsampling: '4:2:0' }),
  webp: (picture, width) => picture.webp({ quality: 75, effort: width <= carefulWidth ? 2 : 1 }),
}

/** Makes every variant of a picture and hands each over as soon as it is there, the largest first. */
export async function encodeVariants(picture: Decoded, imageUrl: string, store: Store): Promise<void> {
  const works = widthsFor(picture.width)
    .toReversed()
    .flatMap((width) =>
      variantFormats.map((format) => async () => ({
        keys: [variantKey(imageUrl, width, format)],
        contentType: `image/${format}`,
        body: await encoders[format](scaled(picture, width), width).toBuffer(),
      })),
    )
  const whole = jpeg([imageUrl], scaled(picture, jpegWidth), { progressive: true })
  await storeAll([...works, whole, ...(await sharedJpegs(picture, imageUrl))], store)
}

/** Makes what those see who share a page: cut where the eye is drawn, and for each place that a focal point may have. */
export async function encodeShared(picture: Decoded, imageUrl: string, store: Store): Promise<void> {
  await storeAll(await sharedJpegs(picture, imageUrl), store)
}

/** Each takes one processor, and the function has two. */
const storeAll = (works: readonly (() => Promise<Made>)[], store: Store) =>
  concurrently(works, 2, async (make) => {
    const { keys, ...made } = await make()
    for (const key of keys) await store({ key, ...made })
  })

const jpeg = (paths: readonly string[], pixels: Sharp, options: JpegOptions) => async () => ({
  keys: paths.map((path) => path.slice(1)),
  contentType: 'image/jpeg',
  body: await pixels.jpeg({ quality: 78, ...options }).toBuffer(),
})

/** A machine takes it, before anybody sees it: it need not come in bit by bit, and 3 % more bytes take a quarter of the time. */
const jpegToShare = (paths: readonly string[], pixels: Sharp) => jpeg(paths, pixels, { optimiseCoding: false })

async function sharedJpegs(picture: Decoded, imageUrl: string) {
  const count = cutCount(picture)
  // it has the shape that is shared: there is nothing to cut, and nothing to look for
  if (count === 1) return [jpegToShare([cutPath(imageUrl), cutPath(imageUrl, 0)], toSharp(picture).resize(sharedSize))]
  const { data, info } = await toSharp(picture)
    .resize({ ...sharedSize, fit: 'outside' })
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: 3 } as const
  const fitting = () => sharp(data, { raw })
  const cuts = Array.from({ length: count }, (_, n) => {
    const at = (room: number) => Math.round((room * n) / (count - 1))
    const from = { left: at(info.width - sharedSize.width), top: at(info.height - sharedSize.height) }
    return jpegToShare([cutPath(imageUrl, n)], fitting().extract({ ...from, ...sharedSize }))
  })
  // The part that draws the eye: what is above and below the middle is mostly sky and street.
  const drawing = fitting().resize({ ...sharedSize, fit: 'cover', position: sharp.strategy.attention })
  return [jpegToShare([cutPath(imageUrl)], drawing), ...cuts]
}

/** A picture of some 16 pixels as a data address, to be shown enlarged and blurred. */
export async function placeholderOf(picture: Decoded): Promise<string> {
  const size = { width: placeholderWidth, height: placeholderWidth, fit: 'inside' } as const
  const tiny = await scaled(picture, placeholderWidth).resize(size).webp({ quality: 40, effort: 6 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

const scaled = (picture: Decoded, width: number): Sharp =>
  toSharp(picture).resize({ width: Math.min(width, picture.pixelsWidth) })

function toSharp({ pixels, pixelsWidth, pixelsHeight }: Decoded): Sharp {
  return sharp(pixels, { raw: { width: pixelsWidth, height: pixelsHeight, channels: 3 } })
}
