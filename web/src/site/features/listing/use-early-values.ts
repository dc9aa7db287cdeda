import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useHydrated } from '../../../shared/ui/use-browser-value.ts'

type Field = RefObject<HTMLInputElement | HTMLSelectElement | null>

/**
 * Calls `onEarly` with what the visitor typed or chose before the page was hydrated, if anything: one value per field, as
 * in the DOM. React keeps these values while it hydrates, and overwrites them with its own when it renders again. A page
 * is published with empty fields; filters in the address come with the rendering after hydration.
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
