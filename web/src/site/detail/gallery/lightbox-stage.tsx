import { type TouchEvent, useRef, useSyncExternalStore } from 'react'
import { type DisplayedImage, ResponsiveImage } from '../../../shared/ui/responsive-image.tsx'
import { stepsForSwipe } from './lightbox-steps.ts'
import type { Slide } from './slide.ts'

interface LightboxStageProps {
  slide: Slide
  /** Loaded in advance. */
  adjacent: readonly Slide[]
  /** Omitted if there is only one slide. */
  onMove?: ((steps: 1 | -1) => void) | undefined
}

/** As wide as the screen, unless that would be higher than the screen. */
const sizesOf = ({ width = 4, height = 3 }: DisplayedImage) => `min(100vw, ${Math.round((100 * width) / height)}vh)`

const isZoomed = () => (visualViewport?.scale ?? 1) > 1.01
const subscribe = (onResize: () => void) => {
  visualViewport?.addEventListener('resize', onResize)
  return () => visualViewport?.removeEventListener('resize', onResize)
}

/** Swipes change the image, or move it if pinching has enlarged it. */
export function LightboxStage({ slide, adjacent, onMove }: LightboxStageProps) {
  const touch = useRef<{ x: number; y: number }>(null)
  const zoomed = useSyncExternalStore(subscribe, isZoomed)

  const begin = ({ touches }: TouchEvent) => {
    const first = touches[0]
    touch.current = first && touches.length === 1 && !zoomed ? { x: first.clientX, y: first.clientY } : null
  }
  const finish = ({ changedTouches }: TouchEvent) => {
    const last = changedTouches[0]
    const steps = touch.current && last && stepsForSwipe(last.clientX - touch.current.x, last.clientY - touch.current.y)
    touch.current = null
    if (steps) onMove?.(steps)
  }

  return (
    <div
      className={`col-span-2 min-h-0 px-2 sm:px-20 ${zoomed ? '' : 'touch-pan-y touch-pinch-zoom'}`}
      onTouchStart={begin}
      onTouchEnd={finish}
      onTouchCancel={() => {
        touch.current = null
      }}
    >
      <div key={slide.id} className="relative size-full animate-appear select-none">
        <ResponsiveImage
          image={slide.image}
          alt={slide.alt}
          sizes={sizesOf(slide.image)}
          priority="first"
          fit="contain"
        />
      </div>
      <div hidden>
        {adjacent.map(({ id, image }) => (
          <ResponsiveImage key={id} image={image} alt="" sizes={sizesOf(image)} priority="preload" />
        ))}
      </div>
    </div>
  )
}
