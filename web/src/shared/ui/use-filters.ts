import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { useBrowserValue } from './use-browser-value.ts'

/** Milliseconds of quiet before typing reaches the address: browsers refuse more than 100 changes in 30 s. */
const quiet = 200
const ours = 'filters'

/** How filters stand in an address. */
interface Wording<Filters> {
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
  write: written,
}: Wording<Filters>): [Filters, (next: Filters, typing: boolean) => void] {
  const location = useLocation()
  const arrival = useNavigationType()
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // a page is published without filters, and begins its life as it was published; when the address has none either,
  // there is nothing to render anew
  const published = useBrowserValue(() => false, location.search !== '')
  const key = published ? 'published' : location.key
  const asked = () => (published ? none : read(new URLSearchParams(location.search)))
  const [state, setState] = useState(() => ({ key, filters: asked() }))

  if (state.key !== key) {
    const mine = arrival !== 'POP' && location.state === ours
    setState({ key, filters: mine ? state.filters : asked() })
  }

  // what waits to be written belongs to this address: it must not land on another
  useEffect(() => () => clearTimeout(timer.current), [location.key, location.pathname])

  const setFilters = (filters: Filters, typing: boolean) => {
    setState({ key, filters })
    clearTimeout(timer.current)
    const write = () => {
      const search = written(filters)
      // on the way to another page, which this must not call back
      if (search === location.search || window.location.pathname !== location.pathname) return
      void navigate(location.pathname + search, { replace: typing, state: ours, preventScrollReset: true })
    }
    if (typing) timer.current = setTimeout(write, quiet)
    else write()
  }
  return [state.filters, setFilters]
}
