import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useHydrated } from '../../../shared/ui/use-browser-value.ts'

type Field = RefObject<HTMLInputElement | HTMLSelectElement | null>

/**
 * Calls `onEarly` with what the visitor entered before hydration: one value per field. React keeps these values during
 * hydration and overwrites them when it renders again.
 */
export function useEarlyValues(fields: readonly Field[], onEarly: (...values: string[]) => void): void {
  const isHydrated = useHydrated()
  const early = useRef<string[]>([])
  const update = useEffectEvent((hydrated: boolean) => {
    if (!hydrated) early.current = fields.map(({ current }) => current?.value ?? '')
    else if (early.current.some(Boolean)) {
      onEarly(...early.current)
      early.current = []
    }
  })
  useLayoutEffect(() => update(isHydrated), [isHydrated])
}
