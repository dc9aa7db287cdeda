import { limits } from '@porchlight/contract/limits'
import { useEffect, useReducer, useState } from 'react'
import { useMedia } from '../../../shared/ui/use-media.ts'
import { carouselReducer, firstSlide } from './carousel-state.ts'

/**
 * Advances every 5 s after a fade of 300 ms. Pauses while the visitor is on it (`setHeld`), unless they pressed play
 * there, in the background, and for reduced motion.
 */
export function useCarousel(count: number) {
  const [state, dispatch] = useReducer(carouselReducer, firstSlide)
  const [isHeld, setHeld] = useState(false)
  const prefersReducedMotion = useMedia('(prefers-reduced-motion: reduce)')
  const playing = state.playing ?? !prefersReducedMotion
  const { next } = state

  useEffect(() => dispatch({ type: 'counted', count }), [count])

  useEffect(() => {
    if (next === undefined) return
    const timer = setTimeout(() => dispatch({ type: 'faded' }), limits.heroFadeMs)
    return () => clearTimeout(timer)
  }, [next])

  useEffect(() => {
    if (!playing || isHeld || count < 2) return
    const timer = setInterval(() => {
      if (!document.hidden) dispatch({ type: 'step', by: 1, count })
    }, limits.heroIntervalMs)
    return () => clearInterval(timer)
  }, [playing, isHeld, count])

  return {
    index: Math.min(state.index, Math.max(count - 1, 0)),
    /** The highlighted dot: the target of a running fade. */
    target: state.next ?? state.index,
    fading: next !== undefined,
    playing,
    setHeld,
    toggle() {
      setHeld(false)
      dispatch({ type: 'play', playing: !playing })
    },
    show: (index: number) => dispatch({ type: 'show', index }),
    step: (by: 1 | -1) => dispatch({ type: 'step', by, count }),
  }
}

export type Carousel = ReturnType<typeof useCarousel>
