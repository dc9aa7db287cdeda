import { locationLabels } from '@porchlight/contract/properties/options'
import { Link } from 'react-router-dom'
import { paths } from '../../shared/paths.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { PageHead } from '../../shared/ui/page-head.tsx'
import { aboutCopy } from './about-copy.ts'

const numerals = ['I', 'II', 'III']
const { locations } = aboutCopy
const cities = [
  { to: paths.atlanta, name: locationLabels.atlanta, text: locations.atlanta, browse: locations.browseAtlanta },
  { to: paths.dallas, name: locationLabels.dallas, text: locations.dallas, browse: locations.browseDallas },
]

/** /about */
export function AboutPage() {
  return (
    <div className="page-width pt-page">
      <PageHead title={aboutCopy.heading} description={aboutCopy.description} path={paths.about} />
      <header className="grid gap-6">
        <h1 className="label-caps font-sans text-brick">{aboutCopy.heading}</h1>
        <p className="max-w-measure font-display text-4xl font-medium tracking-display text-balance">
          {aboutCopy.lede}
        </p>
      </header>
      <ul className="grid gap-x-12 gap-y-10 pt-section md:grid-cols-3">
        {aboutCopy.values.map(({ heading, text }, index) => (
          <li key={heading} className="grid content-start gap-3 border-t border-ink pt-5">
            <p aria-hidden="true" className="font-display text-lg text-brick">
              {numerals[index]}
            </p>
            <h2 className="text-xl">{heading}</h2>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <section aria-labelledby="locations" className="pt-section">
        <h2 id="locations" className="pb-6 text-3xl">
          {locations.heading}
        </h2>
        <ul className="grid gap-x-12 md:grid-cols-2">
          {cities.map(({ to, name, text, browse }) => (
            <li key={to} className="group relative grid content-start gap-3 border-t border-rule py-6">
              <h3 className="text-xl">{name}</h3>
              <p className="max-w-measure text-ink-soft">{text}</p>
              <p>
                <Link
                  to={to}
                  className="stretched inline-flex min-h-touch items-center gap-2 text-sm font-semibold text-brick underline-offset-4 group-hover:underline"
                >
                  {browse}
                  <Icon name="arrow" />
                </Link>
              </p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
