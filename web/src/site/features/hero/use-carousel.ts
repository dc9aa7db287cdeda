import { limits } from '@porchlight/contract/limits'
import { useCallback, useEffect, useReducer, useState, useSyncExternalStore } from 'react'
import { carouselReducer, firstSlide } from './carousel-state.ts'

/**
 * The carousel over `count` images: advances every 5 s with a 300 ms fade-out before each change, and holds still
 * while the visitor is on it (`hold`) and has not asked it to play there, while the page is hidden, or for those who
 * prefer reduced motion.
 */
export function useCarousel(count: number) {
  const [state, dispatch] = useReducer(carouselReducer, firstSlide)
  const [isHeld, hold] = useState(false)
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
    /** The indicator that is lit: where a fade leads, at once. */
    target: state.next ?? state.index,
    fading: next !== undefined,
    playing,
    hold,
    toggle() {
      hold(false)
      dispatch({ type: 'play', playing: !playing })
    },
    show: (index: number) => dispatch({ type: 'show', index }),
    step: (by: 1 | -1) => dispatch({ type: 'step', by, count }),
  }
}

export type Carousel = ReturnType<typeof useCarousel>

/** Whether a media query holds; false while a server renders. */
function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
