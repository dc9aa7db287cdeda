import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** The visitor's year; the year of the build until the page is alive, so that both renderings agree. */
export function useCurrentYear(): number {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => import.meta.env.BUILD_YEAR,
  )
}
