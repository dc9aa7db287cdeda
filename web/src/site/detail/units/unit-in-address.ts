import type { Unit } from '@porchlight/contract/properties/unit'
import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from '../../../shared/ui/use-browser-value.ts'

const opened = 'unit opened'

/** Returns the unit named by the address, and functions that open and close one. An open unit has a history entry. */
export function useUnitInAddress(
  units: readonly Unit[] | undefined,
): [open: Unit | undefined, show: (unit: Unit) => void, close: () => void] {
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  // Pages are published without an open unit.
  const fragment = hash.replace(/\W+$/, '')
  const open = hydrated ? units?.find(({ id }) => fragment === `#${encodeURIComponent(id)}`) : undefined
  // Two buttons may be pressed before hydration. A changed function would render all cards.
  const latestState = useRef(state)
  latestState.current = state
  // A second press must not go back further.
  const isClosing = useRef(false)
  useEffect(() => {
    isClosing.current = false
    return () => {
      // A dialog opened by the address has no opener that gets the focus back.
      if (open && document.activeElement === document.body)
        document.getElementById(encodeURIComponent(open.id))?.querySelector('button')?.focus()
    }
  }, [open])

  const show = useCallback(
    (unit: Unit) =>
      void navigate(
        { search, hash: encodeURIComponent(unit.id) },
        { state: opened, replace: latestState.current === opened },
      ),
    [navigate, search],
  )
  const close = () => {
    if (isClosing.current) return
    isClosing.current = true
    void (state === opened ? navigate(-1) : navigate({ search, hash: '' }, { replace: true }))
  }
  return [open, show, close]
}
