import { site } from '@porchlight/site/site.config'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../shared/paths.ts'
import { buttonStyles } from '../../shared/ui/button.tsx'
import { ExternalLink } from '../../shared/ui/external-link.tsx'
import { PageHead } from '../../shared/ui/page-head.tsx'
import { homeCopy } from '../copy/home-copy.ts'
import { pageQueries } from '../data/page-queries.ts'
import { defaultHero } from '../features/hero/default-hero.ts'
import { Hero } from '../features/hero/hero.tsx'
import { FeaturedProperties } from '../features/listing/featured-properties.tsx'
import { ListingsFrame } from '../features/portal/listings-frame.tsx'

/** / */
export function HomePage() {
  const hero = useQuery(pageQueries.heroImages())
  const stored = hero.data?.toSorted((a, b) => a.displayOrder - b.displayOrder)
  const images = hero.isPending ? undefined : stored?.length ? stored : [defaultHero]
  return (
    <>
      <PageHead title={homeCopy.title} description={homeCopy.description} path={paths.home} />
      <Hero images={images}>
        <div className="grid min-w-0 gap-6">
          <h1 className="grid max-w-headline gap-3">
            <span className="text-4xl">{homeCopy.heading} </span>
            <span className="text-lg">{homeCopy.subheading}</span>
          </h1>
          <p className="flex flex-wrap gap-3">
            <Link to={paths.atlanta} className={buttonStyles('primary')}>
              {homeCopy.viewAtlanta}
            </Link>
            <Link to={paths.dallas} className={buttonStyles('night')}>
              {homeCopy.viewDallas}
            </Link>
          </p>
        </div>
      </Hero>
      <FeaturedProperties />
      <ListingsFrame />
      <GetInTouch />
    </>
  )
}

const copy = homeCopy.touch

function GetInTouch() {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="page-width pt-section">
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
