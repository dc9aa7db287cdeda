import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { type Filters, filtersFromSearch, searchFromFilters } from './filters.ts'

/** Milliseconds of quiet before typing reaches the address: browsers refuse more than 100 changes in 30 s. */
const quiet = 200
const ours = 'filters'

/**
 * The filters of this page and a way to set them. They show at once; the address follows: typing replaces the entry,
 * a choice adds one, so that back undoes it. An address that comes from elsewhere (a link, back, forward) sets them.
 */
export function useFilters(): [Filters, (next: Filters, typing: boolean) => void] {
  const location = useLocation()
  const navigationType = useNavigationType()
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [state, setState] = useState(() => ({
    key: location.key,
    filters: filtersFromSearch(new URLSearchParams(location.search)),
  }))

  if (state.key !== location.key) {
    const mine = navigationType !== 'POP' && location.state === ours
    const filters = mine ? state.filters : filtersFromSearch(new URLSearchParams(location.search))
    setState({ key: location.key, filters })
  }

  // what waits to be written belongs to this address: it must not land on another
  useEffect(() => () => clearTimeout(timer.current), [location.key, location.pathname])

  const setFilters = (filters: Filters, typing: boolean) => {
    setState({ key: state.key, filters })
    clearTimeout(timer.current)
    const write = () => {
      const search = searchFromFilters(filters)
      if (search === location.search) return
      navigate({ search }, { replace: typing, state: ours })
    }
    if (typing) timer.current = setTimeout(write, quiet)
    else write()
  }
  return [state.filters, setFilters]
}
