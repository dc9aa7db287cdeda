import { Link } from 'react-router-dom'
import { siteCopy } from '../../shared/layout/site-copy.ts'
import { paths } from '../../shared/paths.ts'
import { textLink } from './text-link.ts'

/** Links a next step to the page about false listings. */
export function RealLink() {
  return (
    <Link to={paths.real} className={textLink}>
      {siteCopy.real}
    </Link>
  )
}
