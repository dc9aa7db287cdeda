import type { Location } from '@porchlight/contract/properties/options'
import { Link } from 'react-router-dom'
import { paths } from '../../shared/paths.ts'
import { linkCopy } from './link-copy.ts'
import { textLink } from './text-link.ts'

/** Links a leased home to the available homes of its city. */
export function AvailableHomesLink({ location, className = textLink }: { location: Location; className?: string }) {
  return (
    <Link to={paths.availableIn(location)} className={className}>
      {linkCopy.seeAvailable[location]}
    </Link>
  )
}
