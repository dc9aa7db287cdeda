import { Link } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { buttonStyles } from '../../../shared/ui/button.tsx'
import { adminPropertiesCopy } from './properties-copy.ts'

const { more } = adminPropertiesCopy

const links = [
  { to: paths.adminActivity, words: more.activity },
  { to: paths.adminDeleted, words: more.deleted },
  { to: paths.adminPeople, words: more.people },
  { to: paths.adminSheets, words: more.sheets },
]

/** The way to screens that are needed now and then. */
export function MoreLinks() {
  return (
    <nav aria-label={more.title} className="border-b border-rule py-1">
      <p className="-ml-5 flex flex-wrap">
        {links.map(({ to, words }) => (
          <Link key={to} to={to} className={buttonStyles('quiet')}>
            {words}
          </Link>
        ))}
      </p>
    </nav>
  )
}
