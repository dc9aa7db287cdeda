import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { useBrowserValue } from './use-browser-value.ts'

/** Delay before typed text is written to the address. Browsers refuse more than 100 changes in 30 s. */
const DEBOUNCE_MS = 200
const OWN_CHANGE = 'filters'

interface FilterFormat<Filters> {
  none: Filters
  read: (search: URLSearchParams) => Filters
  /** Includes the question mark; empty if nothing is set. */
  write: (filters: Filters) => string
}

/**
 * Returns filters and a function that sets them. The address follows the page: typing replaces the history entry; a
 * choice adds one, so that the back button undoes it.
 */
export function useFilters<Filters>({
  none,
  read,
  write: format,
}: FilterFormat<Filters>): [Filters, (next: Filters, typing: boolean) => void] {
  const location = useLocation()
  const navigationType = useNavigationType()
  const navigate = useNavigate()
  /** Writes what was typed to the address. Undefined if nothing was typed since. */
  const pending = useRef<() => void>(undefined)
  // Pages are published without filters and hydrated that way.
  const isPublished = useBrowserValue(() => false, location.search !== '')
  const key = isPublished ? 'published' : location.key
  const readFilters = () => (isPublished ? none : read(new URLSearchParams(location.search)))
  const [state, setState] = useState(() => ({ key, filters: readFilters() }))

  if (state.key !== key) {
    const isOwnChange = navigationType !== 'POP' && location.state === OWN_CHANGE
    setState({ key, filters: isOwnChange ? state.filters : readFilters() })
  }

  // A pending write belongs to this page and must not change another. One that was typed during an own change stays.
  useEffect(() => {
    if (navigationType === 'POP' || location.state !== OWN_CHANGE) pending.current = undefined
  }, [location.key, location.state, navigationType])
  // A pressed link may leave the page before the delay ends. This listener comes first.
  useEffect(() => {
    const writePending = () => pending.current?.()
    addEventListener('click', writePending, true)
    return () => {
      removeEventListener('click', writePending, true)
      pending.current = undefined
    }
  }, [location.pathname])

  const setFilters = (filters: Filters, typing: boolean) => {
    setState({ key, filters })
    const write = () => {
      if (pending.current !== write) return
      pending.current = undefined
      const search = format(filters)
      // The write must not take the visitor back.
      if (search === location.search || window.location.pathname !== location.pathname) return
      void navigate(location.pathname + search, {
        replace: typing,
        state: OWN_CHANGE,
        preventScrollReset: true,
        // If the visitor returns before a transition ends, the location never changes, and the filters would stay.
        flushSync: true,
      })
    }
    pending.current = write
    if (typing) setTimeout(write, DEBOUNCE_MS)
    else write()
  }
  return [state.filters, setFilters]
}
