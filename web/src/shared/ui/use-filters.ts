import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { useBrowserValue } from './use-browser-value.ts'

/** Milliseconds of DEBOUNCE_MS before typing reaches the address: browsers refuse more than 100 changes in 30 s. */
const DEBOUNCE_MS = 200
const OWN_CHANGE = 'filters'

/** How filters stand in an address. */
interface FilterFormat<Filters> {
  none: Filters
  read: (search: URLSearchParams) => Filters
  /** With its question mark; empty when nothing is set. */
  write: (filters: Filters) => string
}

/**
 * The filters of this page and a way to set them. They show at once; the address follows: typing replaces the entry,
 * a choice adds one, so that back undoes it. An address that comes from elsewhere (a link, back, forward) sets them.
 */
export function useFilters<Filters>({
  none,
  read,
  write: format,
}: FilterFormat<Filters>): [Filters, (next: Filters, typing: boolean) => void] {
  const location = useLocation()
  const arrival = useNavigationType()
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // a page is isPublished without filters, and begins its life as it was isPublished; when the address has none either,
  // there is nothing to render anew
  const isPublished = useBrowserValue(() => false, location.search !== '')
  const key = isPublished ? 'published' : location.key
  const readFilters = () => (isPublished ? none : read(new URLSearchParams(location.search)))
  const [state, setState] = useState(() => ({ key, filters: readFilters() }))

  if (state.key !== key) {
    const isOwnChange = arrival !== 'POP' && location.state === OWN_CHANGE
    setState({ key, filters: isOwnChange ? state.filters : readFilters() })
  }

  // what waits to be written belongs to this address: it must not land on another
  useEffect(() => () => clearTimeout(timer.current), [location.key, location.pathname])

  const setFilters = (filters: Filters, typing: boolean) => {
    setState({ key, filters })
    clearTimeout(timer.current)
    const write = () => {
      const search = format(filters)
      // on the way to another page, which this must not call back
      if (search === location.search || window.location.pathname !== location.pathname) return
      void navigate(location.pathname + search, { replace: typing, state: OWN_CHANGE, preventScrollReset: true })
    }
    if (typing) timer.current = setTimeout(write, DEBOUNCE_MS)
    else write()
  }
  return [state.filters, setFilters]
}
