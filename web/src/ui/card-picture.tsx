import { placeholderImage } from '@porchlight/contract/image'
import { useState } from 'react'

interface CardPictureProps {
  src: string
  alt: string
  /** True for pictures in the first view: fetched at once and first. */
  eager?: boolean
  className?: string
}

/**
 * A 4:3 picture that keeps its place before it arrives and fades in when it has. One that cannot be had gives way to
 * the placeholder.
 */
export function CardPicture({ src, alt, eager = false, className = '' }: CardPictureProps) {
  const [arrived, setArrived] = useState('')
  const [broken, setBroken] = useState('')
  const shown = broken === src ? placeholderImage : src
  return (
    <div className={`aspect-card overflow-hidden bg-paper-deep ${className}`}>
      <img
        src={shown}
        alt={alt}
        width={1200}
        height={900}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        ref={(image) => {
          // it may have arrived before the page came alive
          if (image?.complete && image.naturalWidth > 0) setArrived(shown)
        }}
        onLoad={() => setArrived(shown)}
        onError={() => setBroken(src)}
        className={`size-full object-cover transition-opacity duration-300 ${eager || arrived === shown ? '' : 'scripting-fade'}`}
      />
    </div>
  )
}
