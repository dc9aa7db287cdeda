import { locationLabels, locations } from '@porchlight/contract/properties/options'
import { staticPages } from '@porchlight/contract/static-pages'
import { site } from '@porchlight/site/site.config'
import { Link } from 'react-router-dom'
import { paths } from '../paths.ts'
import { buttonStyles } from '../ui/button.tsx'
import { ExternalLink } from '../ui/external-link.tsx'
import { TextWithName } from '../ui/text-with-name.tsx'
import { useInAdmin } from '../ui/use-in-admin.ts'
import { siteCopy } from './site-copy.ts'
import streetAtNight from './street-at-night.svg'
import { Wordmark } from './wordmark.tsx'

const policies = staticPages.filter((page) => page.isInFooter)

/** Contact facts, locations and links, in both apps. */
export function SiteFooter() {
  const inAdmin = useInAdmin()
  return (
    <footer className="mt-section">
      <img
        src={streetAtNight}
        alt=""
        width={1440}
        height={140}
        loading="lazy"
        decoding="async"
        className="-mb-px h-24 w-full object-cover object-bottom md:h-36"
      />
      <div className="bg-night text-on-night">
        <div className="page-width grid gap-x-12 gap-y-10 pt-10 pb-8 sm:grid-cols-2 lg:grid-cols-4">
          <div className="grid content-start gap-4 sm:col-span-2">
            <Wordmark />
            <p className="max-w-column text-sm text-on-night-soft">{siteCopy.footerDescription}</p>
          </div>
          <div className="grid content-start gap-3">
            <h2 className="label-caps font-sans text-on-night-soft">{siteCopy.locations}</h2>
            <ul className="text-sm">
              {locations.map((location) => (
                <li key={location}>
                  <Link
                    to={paths.city(location)}
                    reloadDocument={inAdmin}
                    className="flex min-h-touch items-center underline-offset-4 hover:underline"
                  >
                    {locationLabels[location]}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
          <div className="grid content-start justify-items-start gap-4">
            <h2 className="label-caps font-sans text-on-night-soft">{siteCopy.residents}</h2>
            <ExternalLink href={site.portal.signInUrl} className={buttonStyles('night')}>
              {siteCopy.accessPortal}
            </ExternalLink>
          </div>
        </div>
        <div className="page-width flex flex-wrap items-center gap-x-8 gap-y-2 pb-[max(2rem,var(--spacing-below))] text-xs text-on-night-soft">
          <p>
            {/* Hydration keeps the published year: a phone's clock may be wrong. */}
            <span suppressHydrationWarning>{siteCopy.copyright(new Date().getFullYear())}</span>{' '}
            <TextWithName text={siteCopy.rights(site.legalName)} name={site.legalName} />
          </p>
          {policies.map(({ name }) => (
            <Link
              key={name}
              to={`/${name}`}
              reloadDocument={inAdmin}
              className="flex min-h-touch items-center underline-offset-4 hover:underline"
            >
              {siteCopy[name]}
            </Link>
          ))}
          <EqualHousing />
        </div>
      </div>
    </footer>
  )
}

function EqualHousing() {
  return (
    <span role="img" aria-label={siteCopy.equalHousing} className="flex items-center gap-2 sm:ml-auto">
      <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" className="size-8">
        <path d="M12 1 .5 7.6V12H3v10.5h18V12h2.5V7.6zm0 3.2 8.7 5v.1h-2.5v10.4H5.8V9.3H3.3v-.1zM8 10.5h8v2.8H8zm0 4.4h8v2.8H8z" />
      </svg>
      {siteCopy.equalHousing}
    </span>
  )
}
