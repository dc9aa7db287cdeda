import type { Image } from '@porchlight/contract/images/image'
import {
  type Focus,
  imageSources,
  jpegSize,
  type StoredImage,
  variantFormats,
} from '@porchlight/contract/images/image-files'
import { placeholderImage } from '@porchlight/contract/images/image-order'
import { startTransition, useEffect, useState } from 'react'

/** A stored image with its description, or a built-in drawing. */
export interface DisplayedImage extends StoredImage {
  placeholder?: string | undefined
  alt?: string | undefined
  /** A floor plan is never cropped. */
  kind?: Image['kind']
}

interface ImageProps {
  image: DisplayedImage | undefined
  /** Used if the image has no description. */
  alt: string
  sizes: string
  /** `first`: before all others, for the main image of the first screen; `preload`: at once. */
  priority?: 'first' | 'preload' | 'lazy'
  /** `contain` shows the whole image. */
  fit?: 'cover' | 'contain'
  /** Shown if there is no image or it fails to load. */
  fallback?: DisplayedImage
  onLoaded?: () => void
}

const placeholderDrawing: DisplayedImage = { imageUrl: placeholderImage }

/** Fills its positioned parent: first with a blurred placeholder, then with the image. */
export function ResponsiveImage(props: ImageProps) {
  const { image, alt, sizes, priority = 'lazy', fit = 'cover', fallback = placeholderDrawing, onLoaded } = props
  const [loadedUrl, setLoadedUrl] = useState('')
  const [failedUrl, setFailedUrl] = useState('')
  useEffect(() => {
    if (!failedUrl) return
    // The connection may have been the reason.
    const retry = () => setFailedUrl('')
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [failedUrl])
  const displayed = image && image.imageUrl !== failedUrl ? image : fallback
  const { imageUrl, width = 1200, height = 900, placeholder, focus } = displayed
  const sources = imageSources(displayed)

  const handleError = () => {
    // Without a connection this would never end.
    if (displayed !== fallback) setFailedUrl(imageUrl)
  }
  const handleLoad = () => {
    // Removing placeholders is not urgent; many at once would block a phone.
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
          // A long press opens the system's menu on an iPhone instead of dragging the image.
          draggable={false}
          alt={displayed.alt ?? alt}
          src={imageUrl}
          srcSet={sources && `${imageUrl} ${jpegSize({ width, height }).width}w`}
          sizes={sources && sizes}
          width={width}
          height={height}
          loading={priority === 'lazy' ? 'lazy' : 'eager'}
          fetchPriority={priority === 'first' ? 'high' : 'low'}
          decoding="async"
          ref={(element) => {
            // The image may have loaded or failed before hydration.
            if (!element?.complete || loadedUrl === imageUrl) return
            if (element.naturalWidth > 0) handleLoad()
            else handleError()
          }}
          onLoad={handleLoad}
          onError={handleError}
          className={`absolute inset-0 size-full ${fit === 'contain' ? 'object-contain' : `object-cover ${focusStyles(focus)}`}`}
        />
      </picture>
    </>
  )
}

/** Returns classes for the focal point in tenths, because the policy forbids style attributes. */
export const focusStyles = (focus: Focus | undefined) =>
  focus ? `focal focal-x-${Math.round(focus.x * 10)} focal-y-${Math.round(focus.y * 10)}` : ''

interface BlurredImageProps {
  /** Data URL of the placeholder, about 16 pixels wide. */
  address: string
  width: number
  height: number
  fit: 'cover' | 'contain'
  focus: Focus | undefined
}

/** Alignment keyword of SVG's preserveAspectRatio for a share (0 to 1) of the width or height. */
const third = (at = 0.5) => ['Min', 'Mid', 'Max'][Math.min(2, Math.floor(at * 3))]

/** An SVG, because the policy forbids style attributes. A few enlarged pixels look blurred. */
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
