import type { Unit } from '@porchlight/contract/properties/unit'

type Ordered = Pick<Unit, 'availabilitySummary'>

const ranks = { available: 0, soon: 1, leased: 3 } as const
const rankOf = ({ availabilitySummary }: Ordered) => (availabilitySummary ? ranks[availabilitySummary.state] : 2)

/** Returns available units first, then those available soon, then those without availability, then leased ones. */
export const inUnitOrder = <U extends Ordered>(units: readonly U[]): U[] =>
  units.toSorted((a, b) => rankOf(a) - rankOf(b))

/** Returns units with the availability that their building states, unless they have their own. */
export const withAvailability = <U extends Ordered>(units: readonly U[], { availabilitySummary }: Ordered): U[] =>
  units.map((unit) => (availabilitySummary?.units ? unit : { availabilitySummary, ...unit }))

export const isAvailable = ({ availabilitySummary }: Ordered): boolean => availabilitySummary?.state === 'available'
