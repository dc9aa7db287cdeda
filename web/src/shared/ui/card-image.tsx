import { type DisplayedImage, ResponsiveImage } from './responsive-image.tsx'

interface CardImageProps {
  image: DisplayedImage | undefined
  alt: string
  /** Displayed width, in the syntax of HTML's `sizes`. */
  sizes: string
  /** Loads the image before all others. */
  eager?: boolean
  className?: string
}

/** A 4:3 image that reserves its space and falls back to a drawing. */
export function CardImage({ eager = false, className = '', ...image }: CardImageProps) {
  return (
    <span className={`relative block aspect-card overflow-hidden bg-paper-deep ${className}`}>
      <ResponsiveImage
        {...image}
        fit={image.image?.kind === 'floor-plan' ? 'contain' : 'cover'}
        priority={eager ? 'first' : 'lazy'}
      />
    </span>
  )
}
