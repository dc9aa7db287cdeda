import { type DisplayedImage, ResponsiveImage } from './responsive-image.tsx'

interface CardImageProps {
  /** Left out where there is none. */
  image: DisplayedImage | undefined
  alt: string
  /** How wide it is shown, in the words of HTML's `sizes`. */
  sizes: string
  /** True for the one picture that the first view is about: fetched at once and before the others. */
  eager?: boolean
  className?: string
}

/** A 4:3 picture that keeps its place before it arrives; one that cannot be had gives way to a drawing. */
export function CardImage({ eager = false, className = '', ...image }: CardImageProps) {
  return (
    <span className={`relative block aspect-card overflow-hidden bg-paper-deep ${className}`}>
      <ResponsiveImage {...image} priority={eager ? 'first' : 'lazy'} />
    </span>
  )
}
