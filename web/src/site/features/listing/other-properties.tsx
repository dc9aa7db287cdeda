import type { CardProperty } from '@porchlight/contract/properties/property-card'
import { Link } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'

/** Homes that have no card yet, as links: for search engines, and for visitors whose browser runs no script. */
export function OtherProperties({ properties }: { properties: readonly Pick<CardProperty, 'id' | 'title'>[] }) {
  return (
    <ul className="other-homes mt-12 gap-x-8 border-t border-rule pt-6 sm:columns-2 lg:columns-3">
      {properties.map(({ id, title }) => (
        <li key={id}>
          <Link to={paths.property(id)}>{title}</Link>
        </li>
      ))}
    </ul>
  )
}
