import { useState } from 'react'

interface CardPictureProps {
  src: string
  alt: string
  /** True for pictures in the first view: fetched at once and first. */
  eager?: boolean
  className?: string
}

/** A 4:3 picture that keeps its place before it arrives and fades in when it has. */
export function CardPicture({ src, alt, eager = false, className = '' }: CardPictureProps) {
  const [shown, setShown] = useState('')
  return (
    <div className={`aspect-card overflow-hidden bg-paper-deep ${className}`}>
      <img
        src={src}
        alt={alt}
        width={1200}
        height={900}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        ref={(image) => {
          if (image?.complete) setShown(src)
        }}
        onLoad={() => setShown(src)}
        onError={() => setShown(src)}
        className={`size-full object-cover transition-opacity duration-300 ${eager || shown === src ? '' : 'scripting-fade'}`}
      />
    </div>
  )
}
