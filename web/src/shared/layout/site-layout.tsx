import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { ComparisonBar } from '../comparison/comparison-bar.tsx'
import { Announcer, announce } from '../ui/announcer.tsx'
import { NewTabHint } from '../ui/external-link.tsx'
import { PageLoading } from '../ui/spinner.tsx'
import { useOnline } from '../ui/use-online.ts'
import { siteCopy } from './site-copy.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** What stands around every page of both apps. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const online = useOnline()
  useRouteFocus(main)
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only rounded-md bg-brick font-semibold text-on-brick focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-30 focus:px-4 focus:py-3"
      >
        {siteCopy.skip}
      </a>
      <SiteHeader />
      <p role="status" className="bg-lamp text-center text-sm text-ink">
        {!online && <span className="page-width block py-2">{siteCopy.offline}</span>}
      </p>
      <main ref={main} id="content" tabIndex={-1} className="grow">
        <Suspense fallback={<PageLoading />}>{children}</Suspense>
      </main>
      <SiteFooter />
      <ComparisonBar onGone={() => main.current?.focus({ preventScroll: true })} />
      <NewTabHint />
      <Announcer />
    </div>
  )
}

/**
 * After going to another page, moves the focus to its start and has its title read, as a browser does on its own when
 * it loads a page. Filters in the address are not another page.
 */
function useRouteFocus(main: RefObject<HTMLElement | null>): void {
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
