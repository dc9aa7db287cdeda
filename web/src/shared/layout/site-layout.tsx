import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { ComparisonBar } from '../comparison/comparison-bar.tsx'
import { paths } from '../paths.ts'
import { afterPaint } from '../ui/after-paint.ts'
import { Announcer, announce } from '../ui/announcer.tsx'
import { NewTabHint } from '../ui/external-link.tsx'
import { Notice } from '../ui/notice.tsx'
import { useOnline } from '../ui/use-online.ts'
import { siteCopy } from './site-copy.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

interface SiteLayoutProps {
  children: ReactNode
  header?: ReactNode
  bar?: ReactNode
}

/** The layout of every page of both apps. Its bars are sticky, not fixed: at the end of the page they cover nothing. */
export function SiteLayout({ children, header = <SiteHeader />, bar }: SiteLayoutProps) {
  const main = useRef<HTMLElement>(null)
  const bars = useRef<HTMLDivElement>(null)
  const online = useOnline()
  useBarsHeight(bars)
  // A fragment would add a history entry, from which "Back" links find no list.
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    main.current?.focus()
  }
  return (
    <div className="flex min-h-dvh flex-col">
      {/* biome-ignore lint/a11y/useValidAnchor: the link also works without script */}
      <a href="#content" onClick={skip} className="skip-link">
        {siteCopy.skip}
      </a>
      {header}
      <p role="status" className="bg-lamp text-center text-sm text-ink">
        {!online && <span className="page-width block py-2">{siteCopy.offline}</span>}
      </p>
      <main ref={main} id="content" tabIndex={-1} className="grow">
        {children}
      </main>
      <SiteFooter />
      <div ref={bars} className="sticky bottom-0 z-20 bg-sheet data-high:static not-empty:pb-below">
        <ComparisonBar onFocusLost={() => main.current?.focus({ preventScroll: true })} />
        {bar}
      </div>
      <RouteFocus main={main} />
      <NewTabHint />
      <Announcer />
      <Notice />
    </div>
  )
}

/** Other elements keep clear of the bars by `--bars`. Bars higher than half of the screen are not sticky. */
function useBarsHeight(bars: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = bars
    if (!current) return
    const size = new ResizeObserver(() => {
      const { clientHeight } = current
      const isHigh = clientHeight > innerHeight / 2
      current.toggleAttribute('data-high', isHigh)
      document.documentElement.style.setProperty('--bars', isHigh ? '0px' : `${clientHeight}px`)
    })
    size.observe(current)
    size.observe(document.documentElement)
    return () => size.disconnect()
  }, [bars])
}

/**
 * After navigation to another page, focuses the start of the page and announces its title, as browsers do on a page
 * load. A component of its own, so that the layout is not rendered again.
 */
function RouteFocus({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname, search } = useLocation()
  // A shared list and the visitor's own have the same path.
  const page = pathname === paths.saved ? pathname + search : pathname
  const last = useRef(page)
  useEffect(() => {
    if (last.current === page) return undefined
    last.current = page
    main.current?.focus({ preventScroll: true })
    let title = ''
    const announceTitle = () => {
      if (document.title !== title) announce(document.title)
      title = document.title
    }
    // The title changes with the first paint of the page, and again when its data has loaded.
    const changes = new MutationObserver(announceTitle)
    const cancel = afterPaint(() => {
      announceTitle()
      changes.observe(document.head, { childList: true, characterData: true, subtree: true })
    })
    return () => {
      cancel()
      changes.disconnect()
    }
  }, [page, main])
  return null
}
