import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { sessionQueries } from '../shared/api/session-queries.ts'
import { useSignedInHint } from '../shared/api/sign-out.ts'
import { SignOutButton } from '../shared/layout/admin-link.tsx'
import { siteCopy } from '../shared/layout/site-copy.ts'
import { SiteHeader } from '../shared/layout/site-header.tsx'
import { Wordmark } from '../shared/layout/wordmark.tsx'
import { paths } from '../shared/paths.ts'
import { adminCopy } from './copy/admin.ts'
import { listAddress } from './list-address.ts'
import { AdminIcon } from './ui/admin-icon.tsx'

const { nav } = adminCopy

const sections: { label: string; to: () => string; screens: RegExp }[] = [
  { label: nav.list, to: listAddress, screens: /^\/admin(\/property\/[^/]+)?\/?$/ },
  { label: nav.analytics, to: () => paths.adminAnalytics, screens: /^\/admin\/analytics/ },
  { label: nav.hero, to: () => paths.adminHero, screens: /^\/admin\/hero\/?$/ },
  { label: nav.past, to: () => paths.adminActivity, screens: /\/(?:activity|deleted|history)\/?$/ },
  { label: nav.people, to: () => paths.adminPeople, screens: /^\/admin\/people/ },
  { label: nav.sheets, to: () => paths.adminCsv, screens: /^\/admin\/sheets/ },
  { label: nav.help, to: () => paths.adminHelp, screens: /^\/admin\/help/ },
]

/** On laptops the site's header and a bar of sections, on phones a row with a menu. Guests get the site's header. */
export function AdminHeader() {
  const { data: user } = useQuery(sessionQueries.current())
  const hasSession = useSignedInHint()
  if (user === null || user?.isAdmin === false || !hasSession) return <SiteHeader />
  return (
    <>
      <div className="compact:hidden">
        <SiteHeader />
      </div>
      <Sections />
    </>
  )
}

const item =
  'flex min-h-touch items-center text-sm font-medium whitespace-nowrap text-ink-soft fade-colors hover:text-ink wide:border-b-2 wide:border-transparent wide:aria-[current]:border-brick compact:px-gutter aria-[current]:font-semibold aria-[current]:text-ink compact:aria-[current]:bg-paper-deep'

function Sections() {
  const { pathname, search } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => setIsOpen(false), [pathname, search])
  useEffect(() => {
    if (!isOpen) return undefined
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setIsOpen(false)
      button.current?.focus()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [isOpen])
  return (
    <div className="border-b border-rule">
      <header className="page-width flex flex-wrap items-center justify-between gap-x-4 pt-above wide:hidden">
        <Link to={paths.home} reloadDocument className="flex min-h-touch items-center">
          <Wordmark />
        </Link>
        <Link to={listAddress()} className="mr-auto flex min-h-touch items-center text-sm font-semibold text-brick">
          {siteCopy.nav.admin}
        </Link>
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-controls="admin-sections"
          onClick={() => setIsOpen(!isOpen)}
          className="-mr-2 flex min-h-touch items-center gap-2 px-2 text-sm font-semibold"
        >
          <AdminIcon name={isOpen ? 'close' : 'menu'} className="size-5" />
          {nav.menu}
        </button>
      </header>
      <nav id="admin-sections" aria-label={nav.label} className={isOpen ? 'pb-2' : 'compact:hidden'}>
        <ul className="low:columns-2 low:gap-0 low:*:break-inside-avoid wide:page-width wide:flex wide:flex-wrap wide:gap-x-5 lg:gap-x-8">
          {sections.map(({ label, to, screens }) => (
            <li key={label}>
              <Link
                to={to()}
                aria-current={screens.test(pathname) ? currentOf(pathname, to()) : undefined}
                className={item}
              >
                {label}
              </Link>
            </li>
          ))}
          <li className="compact:mt-2 compact:border-t compact:border-rule compact:pt-2 wide:hidden">
            <a href={paths.home} className={item}>
              {nav.site}
            </a>
          </li>
          <li className="wide:hidden">
            <SignOutButton className={`${item} w-full`} />
          </li>
        </ul>
      </nav>
    </div>
  )
}

/** An editor, for example, belongs to its section but is another page. */
const currentOf = (pathname: string, to: string) => (to.split('?')[0] === pathname.replace(/\/$/, '') ? 'page' : true)
