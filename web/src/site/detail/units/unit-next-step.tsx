import { isLeased } from '@porchlight/contract/properties/availability-state'
import type { Property } from '@porchlight/contract/properties/property'
import type { Unit } from '@porchlight/contract/properties/unit'
import { site } from '@porchlight/site/site.config'
import { buttonStyles } from '../../../shared/ui/button.tsx'
import { AvailableHomesLink } from '../../links/available-homes-link.tsx'
import { ListingLink } from '../next-step/listing-link.tsx'

interface UnitNextStepProps {
  unit: Unit
  property: Pick<Property, 'id' | 'title' | 'location' | 'listingUrl'>
}

/** The links of a unit's card. */
export function UnitCardStep({ unit, property }: UnitNextStepProps) {
  if (!isLeased(unit)) return <ListingLink home={unit} propertyId={unit.propertyId} className={buttonStyles()} />
  return (
    <p className="flex flex-wrap justify-center gap-x-6">
      <AvailableHomesLink location={property.location} />
      <ListingLink home={unit} propertyId={unit.propertyId} />
    </p>
  )
}

/** The next step of a unit's dialog (docs/product/property-page.md#the-next-step). */
export function UnitDialogStep({ unit, property }: UnitNextStepProps) {
  const styles = buttonStyles('primary', 'max-sm:flex-3 max-sm:px-3 leading-tight text-balance')
  const fallbackUrl = property.listingUrl ?? site.portal.listingsUrl
  if (isLeased(unit)) return <AvailableHomesLink location={property.location} className={styles} />
  return <ListingLink home={unit} propertyId={unit.propertyId} fallbackUrl={fallbackUrl} className={styles} />
}
