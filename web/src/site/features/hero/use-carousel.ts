import { limits } from '@porchlight/contract/limits'
import { useEffect, useState } from 'react'
import { useMedia } from '../../../shared/ui/use-media.ts'

/** `next` is the target of a running fade (docs/product/public-pages.md#carousel). */
export interface CarouselState {
  index: number
  next?: number
}

/** Returns the first image if the current one or the target was removed. */
export const inRange = (state: CarouselState, count: number): CarouselState =>
  Math.max(state.index, state.next ?? 0) < count ? state : { index: 0 }

/** Wraps at both ends. Steps taken during a fade add up. */
export function stepBy(by: 1 | -1, state: CarouselState, count: number): CarouselState {
  const { index, next = index } = inRange(state, count)
  return { index, next: (next + by + count) % count }
}

/**
 * Advances every 5 s after a fade of 300 ms. Pauses while the visitor is on it (`setHeld`), unless they pressed play
 * there, in the background, and for reduced motion.
 */
export function useCarousel(count: number) {
  const [state, setState] = useState<CarouselState>({ index: 0 })
  const [isHeld, setHeld] = useState(false)
  /** Undefined until the visitor chooses: the system's motion setting decides. */
  const [chosen, setChosen] = useState<boolean>()
  const prefersReducedMotion = useMedia('(prefers-reduced-motion: reduce)')
  const playing = chosen ?? !prefersReducedMotion
  const { index, next } = inRange(state, count)
  const target = next ?? index

  useEffect(() => {
    if (next === undefined) return
    const timer = setTimeout(() => setState({ index: next }), limits.heroFadeMs)
    return () => clearTimeout(timer)
  }, [next])

  useEffect(() => {
    if (!playing || isHeld || count < 2) return
    const timer = setInterval(() => {
      if (!document.hidden) setState((now) => stepBy(1, now, count))
    }, limits.heroIntervalMs)
    return () => clearInterval(timer)
  }, [playing, isHeld, count])

  return {
    index,
    /** The highlighted dot: the target of a running fade. */
    target,
    fading: next !== undefined,
    playing,
    isHeld,
    setHeld,
    toggle() {
      setHeld(false)
      setChosen(!playing)
    },
    show(image: number) {
      if (image !== target) setState({ index, next: image })
    },
    step: (by: 1 | -1) => setState((now) => stepBy(by, now, count)),
  }
}

export type Carousel = ReturnType<typeof useCarousel>
