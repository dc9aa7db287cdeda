import { type TouchEvent, useRef, useState, useSyncExternalStore } from 'react'
import { type DisplayedImage, ResponsiveImage } from '../../../shared/ui/responsive-image.tsx'
import { stepsForSwipe } from './lightbox-steps.ts'
import type { Slide } from './slide.ts'

interface LightboxStageProps {
  slide: Slide
  /** Loaded once the slide has loaded. */
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

/** On a slow line, images that were swiped away would delay the one on screen. */
const stopLoading = (parent: HTMLElement | null) => () =>
  queueMicrotask(() => {
    // StrictMode calls this for an element that stays.
    if (!parent || parent.isConnected) return
    for (const source of parent.querySelectorAll('[srcset]')) source.removeAttribute('srcset')
    parent.querySelector('img')?.removeAttribute('src')
  })

/** Swipes change the image, or move it if pinching has enlarged it. */
export function LightboxStage({ slide, adjacent, onMove }: LightboxStageProps) {
  const touch = useRef<{ x: number; y: number }>(null)
  const [loadedId, setLoadedId] = useState('')
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
      <div key={slide.id} ref={stopLoading} className="relative size-full animate-appear select-none">
        <ResponsiveImage
          image={slide.image}
          alt={slide.alt}
          sizes={sizesOf(slide.image)}
          priority="first"
          fit="contain"
          onLoaded={() => setLoadedId(slide.id)}
        />
      </div>
      <div hidden>
        {loadedId === slide.id &&
          adjacent.map(({ id, image }) => (
            <div key={id} ref={stopLoading}>
              <ResponsiveImage image={image} alt="" sizes={sizesOf(image)} priority="preload" />
            </div>
          ))}
      </div>
    </div>
  )
}
