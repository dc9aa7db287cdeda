import type { CardProperty } from '@porchlight/contract/properties/property-card'
import { Link } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'

/** For search engines and visitors without JavaScript. */
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
