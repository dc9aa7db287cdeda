import { useState } from 'react'
import { type DisplayedImage, ResponsiveImage } from '../../../shared/ui/responsive-image.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { homeCopy } from '../../copy/home-copy.ts'
import { defaultHero } from './default-hero.ts'
import type { Carousel } from './use-carousel.ts'

const copy = homeCopy.carousel

interface HeroImagesProps {
  images: readonly DisplayedImage[] | undefined
  carousel: Carousel
}

/** HTML `sizes`. On phones less than half of an image is visible, so three fifths of the resolution are enough. */
function sizesOf({ width = 16, height = 9 }: DisplayedImage): string {
  const covering = (boxHeight: number) => `max(100vw,${Math.ceil((boxHeight * width) / height)}px)`
  return `(min-width:48rem) ${covering(600)},${covering(500 * 0.6)}`
}

/** Loads the first image, then one ahead. */
export function HeroImages({ images, carousel: { index, fading, playing, isHeld } }: HeroImagesProps) {
  const [loaded, setLoaded] = useState(false)
  const [furthest, setFurthest] = useState(0)
  if (index > furthest) setFurthest(index)
  if (!images)
    return (
      <div role="status" className="absolute inset-0 -z-20">
        <Skeleton className="size-full opacity-20" />
        <span className="sr-only">{copy.loading}</span>
      </div>
    )
  return (
    <div aria-live={playing && !isHeld ? 'off' : 'polite'}>
      {images.map((image, position) =>
        position === index || (loaded && position <= furthest + 1) ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and a slide has none
          <div
            key={`${position} ${image.imageUrl}`}
            role="group"
            aria-roledescription={copy.slide}
            aria-label={copy.position(position + 1, images.length)}
            aria-hidden={position !== index}
            className={`absolute inset-0 -z-20 transition-opacity duration-300 ${position === index && !fading ? '' : 'pointer-events-none opacity-0'}`}
          >
            <ResponsiveImage
              image={image}
              alt=""
              sizes={sizesOf(image)}
              priority={position === index ? 'first' : 'preload'}
              fallback={defaultHero}
              onLoaded={() => setLoaded(true)}
            />
          </div>
        ) : null,
      )}
    </div>
  )
}
