import type { Property } from '@porchlight/contract/properties/property'
import type { Unit } from '@porchlight/contract/properties/unit'

/** What both layouts of the property page are given. */
export interface DisplayedProperty {
  property: Property
  /** Undefined when they could not be fetched, or (single-family only) are not here yet. */
  units: readonly Unit[] | undefined
  onRetryUnits: () => void
}
