import { locationLabels, propertyTypeLabels } from '@porchlight/contract/properties/options'
import { formatAddress } from '@porchlight/contract/properties/postal-address'
import type { Property } from '@porchlight/contract/properties/property'
import { Badge } from '../../shared/ui/badge.tsx'
import { clampLongWord } from '../../shared/ui/clamped-title.tsx'
import { propertyCopy } from './property-copy.ts'

interface PropertyHeadingProps {
  property: Property
  className: string
  unitCount?: number | undefined
}

/** Title, badges, neighborhood and address of a property. */
export function PropertyHeading({ property, className, unitCount }: PropertyHeadingProps) {
  const clamp = clampLongWord(property.title)
  return (
    <header>
      <h1 dir="auto" title={clamp && property.title} className={`wrap-anywhere ${clamp} ${className}`}>
        {property.title}
      </h1>
      <ul className="mt-4 flex flex-wrap gap-2">
        <li>
          <Badge>{propertyTypeLabels[property.propertyType]}</Badge>
        </li>
        {unitCount !== undefined && unitCount > 0 && (
          <li>
            <Badge tone="outline">{propertyCopy.unitsBadge(unitCount)}</Badge>
          </li>
        )}
        {property.featured && (
          <li>
            <Badge tone="lamp">{propertyCopy.featured}</Badge>
          </li>
        )}
      </ul>
      <p data-address={formatAddress(property)} className="mt-4 text-lg">
        {property.neighborhood && (
          <>
            <span dir="auto" translate="no" className="wrap-anywhere">
              {property.neighborhood}
            </span>
            <span> · </span>
          </>
        )}
        <span>{locationLabels[property.location]}</span>
      </p>
      {property.address && (
        <address dir="auto" translate="no" className="mt-1 wrap-anywhere text-ink-soft">
          {property.address}
        </address>
      )}
    </header>
  )
}
