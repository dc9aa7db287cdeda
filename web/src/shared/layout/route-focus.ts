import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { announce } from '../ui/announcer.tsx'

/**
 * After going to another page, moves the focus to its start and has its title read, as a browser does on its own when
 * it loads a page. Filters in the address are not another page.
 */
export function useRouteFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    main.current?.focus({ preventScroll: true })
    // the title changes with the page's first paint
    const frame = requestAnimationFrame(() => announce(document.title))
    return () => cancelAnimationFrame(frame)
  }, [pathname, main])
}
