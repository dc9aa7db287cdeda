import type { Location } from '@porchlight/contract/properties/options'
import { Link } from 'react-router-dom'
import { siteCopy } from '../../shared/layout/site-copy.ts'
import { paths } from '../../shared/paths.ts'
import { linkCopy } from './link-copy.ts'

/** A link in the size of a button. */
export const textLink =
  'inline-flex min-h-touch items-center gap-1 text-sm font-semibold text-brick underline underline-offset-4 hover:text-brick-deep'

/** Links a leased home to the available homes of its city. */
export function AvailableHomesLink({ location, className = textLink }: { location: Location; className?: string }) {
  return (
    <Link to={paths.availableIn(location)} className={className}>
      {linkCopy.seeAvailable[location]}
    </Link>
  )
}

/** Links a next step to the page about false listings. */
export function RealLink() {
  return (
    <Link to={paths.real} className={textLink}>
      {siteCopy.real}
    </Link>
  )
}
