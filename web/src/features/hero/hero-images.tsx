import { useState } from 'react'
import { homeCopy } from '../../copy/home.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { defaultHero } from './default-hero.ts'
import type { Carousel } from './use-carousel.ts'

interface HeroImagesProps {
  images: readonly string[] | undefined
  carousel: Carousel
}

/** The pictures on top of each other, one of them visible. The others are fetched when the first has come. */
export function HeroImages({ images, carousel: { index, fading } }: HeroImagesProps) {
  const [loaded, setLoaded] = useState(false)
  const [broken, setBroken] = useState<readonly string[]>([])
  if (!images)
    return (
      <div role="status" className="absolute inset-0 -z-20">
        <Skeleton className="size-full opacity-20" />
        <span className="sr-only">{homeCopy.carousel.loading}</span>
      </div>
    )
  return images.map((src, position) =>
    position === index || loaded ? (
      <img
        key={`${position} ${src}`}
        src={broken.includes(src) ? defaultHero : src}
        alt=""
        width={1920}
        height={1080}
        fetchPriority={position === index ? 'high' : 'low'}
        decoding="async"
        ref={(image) => {
          // it may have arrived before the page came alive
          if (image?.complete && image.naturalWidth > 0) setLoaded(true)
        }}
        onLoad={() => setLoaded(true)}
        onError={() => setBroken((known) => (known.includes(src) ? known : [...known, src]))}
        className={`absolute inset-0 -z-20 size-full object-cover transition-opacity duration-300 ${position === index && !fading ? '' : 'opacity-0'}`}
      />
    ) : null,
  )
}
