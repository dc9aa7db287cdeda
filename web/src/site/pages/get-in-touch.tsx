import { site } from '@porchlight/site/site.config'
import { useId } from 'react'
import { buttonStyles } from '../../shared/ui/button.tsx'
import { ExternalLink } from '../../shared/ui/external-link.tsx'
import { homeCopy } from '../copy/home.ts'

const copy = homeCopy.touch

export function GetInTouch() {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="later page-width pt-section">
      <div className="grid items-baseline gap-6 border-t border-rule pt-10 md:grid-cols-3 md:gap-12">
        <h2 id={headingId} className="text-3xl">
          {copy.heading}
        </h2>
        <div className="grid justify-items-start gap-6 md:col-span-2">
          <p className="max-w-measure text-lg text-ink-soft">{copy.text}</p>
          <ExternalLink href={site.portal.listingsUrl} className={buttonStyles('primary')}>
            {copy.button}
          </ExternalLink>
        </div>
      </div>
    </section>
  )
}
