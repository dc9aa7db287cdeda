import { placeholderImage } from '@porchlight/contract/image'
import { type TouchEvent, useRef, useState } from 'react'
import { stepsForSwipe } from './lightbox-steps.ts'
import type { Slide } from './slide.ts'

interface LightboxStageProps {
  slide: Slide
  describedBy?: string | undefined
  /** Left out when there is nowhere to move. */
  onMove?: ((steps: 1 | -1) => void) | undefined
}

/** The picture itself, as large as the window allows; a swipe moves on, two fingers still zoom. */
export function LightboxStage({ slide, describedBy, onMove }: LightboxStageProps) {
  const touch = useRef<{ x: number; y: number }>(null)
  const [broken, setBroken] = useState('')

  const begin = ({ touches }: TouchEvent) => {
    const first = touches[0]
    touch.current = first && touches.length === 1 ? { x: first.clientX, y: first.clientY } : null
  }
  const finish = ({ changedTouches }: TouchEvent) => {
    const last = changedTouches[0]
    const steps = touch.current && last && stepsForSwipe(last.clientX - touch.current.x, last.clientY - touch.current.y)
    touch.current = null
    if (steps) onMove?.(steps)
  }

  return (
    <div
      className="col-span-2 min-h-0 touch-pan-y touch-pinch-zoom px-2 sm:px-20"
      onTouchStart={begin}
      onTouchEnd={finish}
      onTouchCancel={() => {
        touch.current = null
      }}
    >
      <img
        key={slide.id}
        src={broken === slide.src ? placeholderImage : slide.src}
        alt={slide.alt}
        aria-describedby={describedBy}
        width={1600}
        height={1200}
        draggable={false}
        decoding="async"
        onError={() => setBroken(slide.src)}
        className="size-full animate-appear object-contain select-none"
      />
    </div>
  )
}
