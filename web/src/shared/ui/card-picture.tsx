import { Picture, type ShownPicture } from './picture.tsx'

interface CardPictureProps {
  /** Left out where there is none. */
  picture: ShownPicture | undefined
  alt: string
  /** How wide it is shown, in the words of HTML's `sizes`. */
  sizes: string
  /** True for the one picture that the first view is about: fetched at once and before the others. */
  eager?: boolean
  className?: string
}

/** A 4:3 picture that keeps its place before it arrives; one that cannot be had gives way to a drawing. */
export function CardPicture({ eager = false, className = '', ...picture }: CardPictureProps) {
  return (
    <span className={`relative block aspect-card overflow-hidden bg-paper-deep ${className}`}>
      <Picture {...picture} fetched={eager ? 'first' : 'in view'} />
    </span>
  )
}
