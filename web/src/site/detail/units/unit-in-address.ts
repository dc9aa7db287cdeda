import type { Unit } from '@porchlight/contract/unit'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { afterPaint } from '../../../shared/ui/after-paint.ts'
import { useAlive } from '../../../shared/ui/use-browser-value.ts'

/** What the history says of an entry that lies over that of its page: going back closes the unit. */
const opened = 'unit opened'

/**
 * The unit that the address names, and how to open one and to close it again. An open unit is an entry of the history:
 * it can be shared and reloaded, and back, the button of every phone, closes it.
 */
export function useUnitInAddress(
  units: readonly Unit[] | undefined,
): [open: Unit | undefined, show: (unit: Unit) => void, close: () => void] {
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  const alive = useAlive()
  // a page is published without any
  const named = alive ? units?.find(({ id }) => hash === `#${encodeURIComponent(id)}`) : undefined
  // shown a frame before the address names it: every link of the page looks at an address that changes
  const [ahead, setAhead] = useState<Unit>()
  const open = named ?? ahead
  // the way back takes a moment: a second press must not go back further
  const isClosing = useRef(false)
  useEffect(() => {
    isClosing.current = false
  }, [open])

  useEffect(() => {
    if (!ahead) return
    return afterPaint(() => {
      setAhead(undefined)
      void navigate({ search, hash: encodeURIComponent(ahead.id) }, { state: opened })
    })
  }, [ahead, search, navigate])

  const close = () => {
    // the address does not name it yet
    if (ahead) return setAhead(undefined)
    if (isClosing.current) return
    isClosing.current = true
    void (state === opened ? navigate(-1) : navigate({ search, hash: '' }, { replace: true }))
  }
  return [open, setAhead, close]
}
