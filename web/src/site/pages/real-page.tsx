import { locationLabels, locations } from '@porchlight/contract/properties/options'
import { site } from '@porchlight/site/site.config'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../shared/paths.ts'
import { ExternalLink } from '../../shared/ui/external-link.tsx'
import { PageHead } from '../../shared/ui/page-head.tsx'
import { ContactCheck } from '../features/real/contact-check.tsx'
import { realCopy } from '../features/real/real-copy.ts'
import { textLink } from '../links/text-links.tsx'

const { never, recognize, paid } = realCopy
const { contact, questions, portal } = site

/** Helps renters to recognize false listings (docs/product/public-pages.md#is-this-listing-really-ours). */
export function RealPage() {
  return (
    <div className="page-width pt-page">
      <PageHead title={realCopy.title} description={realCopy.description} path={paths.real} />
      <h1 className="text-3xl max-sm:max-w-title">{realCopy.title}</h1>
      <p className="max-w-measure pt-4 text-lg text-ink-soft">{realCopy.description}</p>
      <div className="grid items-start gap-x-12 gap-y-10 pt-10 lg:grid-cols-2">
        <Points heading={never.heading} points={never.points}>
          <p className="font-semibold">{never.note}</p>
        </Points>
        <ContactCheck />
        <Points heading={recognize.heading} points={recognize.points}>
          <OwnContacts />
          <p>{recognize.homes}</p>
          <p className="flex flex-wrap gap-x-8">
            {locations.map((location) => (
              <Link key={location} to={paths.city(location)} className={textLink}>
                {locationLabels[location]}
              </Link>
            ))}
          </p>
        </Points>
        <Points heading={paid.heading} points={paid.points}>
          <p>
            <ExternalLink href={paid.reportUrl} className={textLink}>
              {paid.report}
            </ExternalLink>
          </p>
        </Points>
      </div>
    </div>
  )
}

interface PointsProps {
  heading: string
  points: readonly string[]
  children: ReactNode
}

function Points({ heading, points, children }: PointsProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="grid max-w-measure gap-3">
      <h2 id={headingId} className="text-xl">
        {heading}
      </h2>
      <ul className="grid list-disc gap-2 pl-5">
        {points.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {children}
    </section>
  )
}

/** Everything that `checkContacts` accepts. */
function OwnContacts() {
  const unique = (...values: (string | undefined)[]) => [...new Set(values.filter((value) => value !== undefined))]
  return (
    <dl className="divide-y divide-rule border-y border-rule">
      {/* Without a domain of its own, the app has the visitor's, and only the publisher knows the site's. */}
      <Contact term={recognize.website} values={[new URL(site.origin).host]} />
      <Contact
        term={recognize.portal}
        values={unique(new URL(portal.listingsUrl).host, new URL(portal.signInUrl).host)}
      />
      <Contact term={recognize.phone} values={unique(contact.phone, questions.phone)} scheme="tel" />
      <Contact term={recognize.email} values={unique(contact.email, questions.email)} scheme="mailto" />
    </dl>
  )
}

function Contact({ term, values, scheme }: { term: string; values: readonly string[]; scheme?: 'tel' | 'mailto' }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 py-2.5">
      <dt className="text-sm text-ink-soft">{term}</dt>
      {values.map((value) => (
        <dd key={value} translate="no" suppressHydrationWarning className="font-semibold wrap-anywhere">
          {scheme ? (
            <a href={`${scheme}:${value}`} className={textLink}>
              {value}
            </a>
          ) : (
            value
          )}
        </dd>
      ))}
    </div>
  )
}
