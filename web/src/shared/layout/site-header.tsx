import { site } from '@porchlight/site/site.config'
import { Link, NavLink } from 'react-router-dom'
import { paths } from '../paths.ts'
import { SavedLink } from '../saved/saved-link.tsx'
import { ExternalLink } from '../ui/external-link.tsx'
import { Icon } from '../ui/icon.tsx'
import { useInAdmin } from '../ui/use-in-admin.ts'
import { AdminLink } from './admin-link.tsx'
import { siteCopy } from './site-copy.ts'
import { Wordmark } from './wordmark.tsx'

const { nav } = siteCopy
const links = [
  { to: paths.home, text: nav.home },
  { to: paths.atlanta, text: nav.atlanta },
  { to: paths.dallas, text: nav.dallas },
  { to: paths.about, text: nav.about },
]

/** The brand and the main navigation, in both apps. */
export function SiteHeader() {
  const inAdmin = useInAdmin()
  return (
    <header className="@container border-b border-rule pt-above">
      <div className="page-width flex flex-wrap items-center gap-x-1 pt-2 @3xl:flex-nowrap @3xl:gap-x-2 @3xl:py-3 low:py-0.5 @5xl:gap-x-8">
        <Link to={paths.home} reloadDocument={inAdmin} className="flex min-h-touch items-center">
          <Wordmark />
        </Link>
        <nav
          aria-label={siteCopy.mainNavigation}
          className="order-last w-full @3xl:order-none @3xl:ml-auto @3xl:w-auto low:order-none low:ml-auto low:w-auto"
        >
          <ul className="header-links">
            {links.map(({ to, text }) => (
              <li key={to}>
                <NavLink to={to} reloadDocument={inAdmin} end className="header-link">
                  {text}
                </NavLink>
              </li>
            ))}
            <AdminLink className="header-link" />
          </ul>
        </nav>
        <ExternalLink
          href={site.portal.signInUrl}
          className="ml-auto flex min-h-touch items-center gap-1 text-sm font-semibold text-brick underline-offset-4 hover:underline @3xl:ml-0 @3xl:border-l @3xl:border-rule @3xl:pl-4 @5xl:pl-8"
        >
          {siteCopy.residentPortal}
          <Icon name="out" className="size-4 max-[24rem]:hidden low:max-sm:hidden" />
        </ExternalLink>
        <SavedLink />
      </div>
    </header>
  )
}
