import {
  type Focus,
  imageSources,
  jpegSize,
  type StoredImage,
  variantFormats,
} from '@porchlight/contract/images/image-files'
import { placeholderImage } from '@porchlight/contract/images/image-order'
import { type ImgHTMLAttributes, startTransition, useEffect, useState } from 'react'

/** A stored picture with what can be seen in it, or a drawing of the site that stands in for one. */
export interface DisplayedImage extends StoredImage {
  placeholder?: string | undefined
  /** For those who cannot see it; left out where nobody said. */
  alt?: string | undefined
}

interface ImageProps extends Pick<ImgHTMLAttributes<HTMLImageElement>, 'draggable'> {
  /** Left out where there is none. */
  image: DisplayedImage | undefined
  /** Said where nobody said of the picture what can be seen. */
  alt: string
  /** How wide it is displayed, in the words of HTML's `sizes`. */
  sizes: string
  /** `first`: at once and before all others, for the one that the first view is about; `ahead`: at once, for later. */
  priority?: 'first' | 'preload' | 'lazy'
  /** `contain` shows all of it. */
  fit?: 'cover' | 'contain'
  /** Shown when there is none, or it cannot be had. */
  fallback?: DisplayedImage
  onLoaded?: () => void
}

const priorities = { first: 'high', preload: 'low', lazy: undefined } as const
const placeholderDrawing: DisplayedImage = { imageUrl: placeholderImage }

/** Fills the positioned box that it stands in: its tiny blurred copy at once, then the picture over it. */
export function ResponsiveImage(props: ImageProps) {
  const {
    image,
    alt,
    sizes,
    priority = 'lazy',
    fit = 'cover',
    fallback = placeholderDrawing,
    onLoaded,
    ...attributes
  } = props
  const [loadedUrl, setLoadedUrl] = useState('')
  const [failedUrl, setFailedUrl] = useState('')
  useEffect(() => {
    if (!failedUrl) return
    // it may have been the connection that was lacking
    const retry = () => setFailedUrl('')
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [failedUrl])
  const displayed = image && image.imageUrl !== failedUrl ? image : fallback
  const { imageUrl, width = 1200, height = 900, placeholder, focus } = displayed
  const sources = imageSources(displayed)

  const handleLoad = () => {
    // nobody waits for the blurred copy to go: many of them at once would keep a phone busy
    startTransition(() => setLoadedUrl(imageUrl))
    onLoaded?.()
  }
  return (
    <>
      {placeholder && loadedUrl !== imageUrl && (
        <BlurredImage address={placeholder} width={width} height={height} fit={fit} focus={focus} />
      )}
      <picture>
        {sources &&
          variantFormats.map((format) => (
            <source key={format} type={`image/${format}`} srcSet={sources[format]} sizes={sizes} />
          ))}
        <img
          {...attributes}
          alt={displayed.alt ?? alt}
          src={imageUrl}
          srcSet={sources && `${imageUrl} ${jpegSize({ width, height }).width}w`}
          sizes={sources && sizes}
          width={width}
          height={height}
          loading={priority === 'lazy' ? 'lazy' : 'eager'}
          fetchPriority={priorities[priority]}
          decoding="async"
          ref={(element) => {
            // it may have come, or failed, before the page was alive
            if (!element?.complete || loadedUrl === imageUrl) return
            if (element.naturalWidth > 0) handleLoad()
            else if (displayed !== fallback) setFailedUrl(imageUrl)
          }}
          onLoad={handleLoad}
          onError={() => setFailedUrl(imageUrl)}
          className={`absolute inset-0 size-full ${fit === 'contain' ? 'object-contain' : `object-cover ${focusStyles(focus)}`}`}
        />
      </picture>
    </>
  )
}

/** In tenths, each with a rule in base.css: a style attribute is forbidden. */
export const focusStyles = (focus: Focus | undefined) =>
  focus ? `focal focal-x-${Math.round(focus.x * 10)} focal-y-${Math.round(focus.y * 10)}` : ''

interface BlurredImageProps {
  /** The placeholder of a picture: a data address, some 16 pixels wide. */
  address: string
  /** Size of the picture itself. */
  width: number
  height: number
  fit: 'cover' | 'contain'
  focus: Focus | undefined
}

/** The third of a picture that a share of its width or height is in, in SVG's words. */
const third = (at = 0.5) => ['Min', 'Mid', 'Max'][Math.min(2, Math.floor(at * 3))]

/** Drawn rather than set as a background: a style attribute is forbidden, and a few pixels enlarged are a blur. */
function BlurredImage({ address, width, height, fit, focus }: BlurredImageProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fit === 'cover' ? `x${third(focus?.x)}Y${third(focus?.y)} slice` : 'xMidYMid meet'}
      className="absolute inset-0 size-full"
    >
      <image href={address} width={width} height={height} preserveAspectRatio="none" />
    </svg>
  )
}
