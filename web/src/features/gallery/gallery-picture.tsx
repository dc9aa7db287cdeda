import { placeholderImage } from '@porchlight/contract/image'
import { useState } from 'react'

interface GalleryPictureProps {
  src: string
  alt: string
  /** True for the picture that the page is about: fetched at once and before the others. */
  first?: boolean
  /** Width of the file wanted, in CSS pixels; the height follows from 4:3. */
  width?: number
  className?: string
}

/** A 4:3 picture that keeps its place before it arrives; one that cannot be loaded gives way to the placeholder. */
export function GalleryPicture({ src, alt, first = false, width = 1200, className = '' }: GalleryPictureProps) {
  const [broken, setBroken] = useState('')
  return (
    <span className={`block aspect-card overflow-hidden bg-paper-deep ${className}`}>
      <img
        src={broken === src ? placeholderImage : src}
        alt={alt}
        width={width}
        height={(width * 3) / 4}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
        onError={() => setBroken(src)}
        className="size-full object-cover"
      />
    </span>
  )
}
