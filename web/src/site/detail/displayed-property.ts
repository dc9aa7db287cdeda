import type { Property } from '@porchlight/contract/properties/property'
import type { Unit } from '@porchlight/contract/properties/unit'

export interface DisplayedProperty {
  property: Property
  /** Undefined if they failed to load or are still loading. */
  units: readonly Unit[] | undefined
  onRetryUnits: () => void
}
