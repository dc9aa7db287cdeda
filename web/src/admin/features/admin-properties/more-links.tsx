import { Link } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { adminPropertiesCopy } from './properties-copy.ts'

const { more } = adminPropertiesCopy

const links = [
  { to: paths.adminActivity, label: more.activity },
  { to: paths.adminDeleted, label: more.deleted },
  { to: paths.adminPeople, label: more.people },
  { to: paths.adminCsv, label: more.sheets },
]

/** Links to screens that are needed now and then. */
export function MoreLinks() {
  return (
    <nav aria-label={more.title} className="border-b border-rule py-1">
      <p className="flex flex-wrap gap-x-4 sm:gap-x-10">
        {links.map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            className="inline-flex min-h-touch items-center text-sm font-semibold text-brick underline-offset-4 hover:underline max-sm:grow max-sm:basis-2/5"
          >
            {label}
          </Link>
        ))}
      </p>
    </nav>
  )
}
