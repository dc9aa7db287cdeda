import type { ReactNode } from 'react'
import { useRef } from 'react'
import type { DisplayedImage } from '../../../shared/ui/responsive-image.tsx'
import { homeCopy } from '../../copy/home-copy.ts'
import { useCarouselKeys } from './carousel-keys.ts'
import { HeroControls } from './hero-controls.tsx'
import { HeroImages } from './hero-images.tsx'
import { useCarousel } from './use-carousel.ts'

interface HeroProps {
  /** Undefined while they load. */
  images: readonly DisplayedImage[] | undefined
  children: ReactNode
}

/** The carousel at the top of the home page (docs/product/public-pages.md#carousel). */
export function Hero({ images, children }: HeroProps) {
  const section = useRef<HTMLElement>(null)
  const count = images?.length ?? 0
  const carousel = useCarousel(count)
  // When the hero is scrolled away, its keys scroll the page again.
  const isActive = () => count > 1 && (section.current?.getBoundingClientRect().bottom ?? 0) > 0

  useCarouselKeys(isActive, (key) => {
    if (key === ' ') carousel.toggle()
    else carousel.step(key === 'ArrowRight' ? 1 : -1)
  })
  return (
    <section
      ref={section}
      aria-roledescription="carousel"
      aria-label={homeCopy.carousel.label}
      aria-busy={images === undefined}
      className="group @container relative isolate flex min-h-hero flex-col justify-end overflow-hidden bg-night pt-4 text-on-night md:min-h-hero-wide low:min-h-[calc(100svh-3.25rem)]"
      onPointerEnter={(event) => event.pointerType === 'mouse' && carousel.setHeld(true)}
      onPointerLeave={() => carousel.setHeld(false)}
      // A tapped control keeps the focus until something else is focused.
      onFocus={({ target }) => target.matches(':focus-visible') && carousel.setHeld(true)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && carousel.setHeld(false)}
    >
      <HeroImages images={images} carousel={carousel} />
      <div className="hero-scrim pointer-events-none absolute inset-0 -z-10" />
      {/* It ends at the hero's foot: while the page arrives, each line would move those before. A complete hero is not last. */}
      <div className="page-width relative pb-4 group-last:invisible md:pb-12 low:pb-4">
        {children}
        <div className="mt-5 -ml-2 min-h-touch @3xl:absolute @3xl:right-gutter @3xl:bottom-12 low:bottom-4">
          {count > 1 && <HeroControls count={count} carousel={carousel} />}
        </div>
      </div>
    </section>
  )
}
