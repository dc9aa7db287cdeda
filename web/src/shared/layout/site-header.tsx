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
const item =
  'flex min-h-touch items-center pb-0.5 text-sm font-medium text-ink-soft fade-colors hover:text-ink aria-[current=page]:border-b-2 aria-[current=page]:border-brick aria-[current=page]:pb-0 aria-[current=page]:text-ink'

export function SiteHeader() {
  const inAdmin = useInAdmin()
  return (
    <header className="border-b border-rule pt-above">
      <div className="page-width flex flex-wrap items-center gap-x-1 pt-2 md:flex-nowrap md:gap-x-2 md:py-3 low:py-0.5 lg:gap-x-8">
        <Link to={paths.home} reloadDocument={inAdmin} className="flex min-h-touch items-center">
          <Wordmark />
        </Link>
        <nav
          aria-label={siteCopy.mainNavigation}
          className="order-last w-full md:order-none md:ml-auto md:w-auto low:order-none low:ml-auto low:w-auto"
        >
          <ul className="flex flex-wrap justify-between gap-x-1 whitespace-nowrap min-[25rem]:gap-x-2.5 sm:justify-start sm:gap-x-8 md:gap-x-3 lg:gap-x-8 low:gap-x-3 low:max-sm:gap-x-2">
            {links.map(({ to, text }) => (
              <li key={to}>
                <NavLink to={to} reloadDocument={inAdmin} end className={item}>
                  {text}
                </NavLink>
              </li>
            ))}
            <AdminLink className={item} />
          </ul>
        </nav>
        <ExternalLink
          href={site.portal.signInUrl}
          className="ml-auto flex min-h-touch items-center gap-1 text-sm font-semibold text-brick underline-offset-4 hover:underline md:ml-0 md:border-l md:border-rule md:pl-4 lg:pl-8"
        >
          {siteCopy.residentPortal}
          <Icon name="out" className="size-4 max-[24rem]:hidden low:max-sm:hidden" />
        </ExternalLink>
        <SavedLink />
      </div>
    </header>
  )
}
