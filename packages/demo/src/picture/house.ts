import type { ArchitecturalStyle } from '@porchlight/contract/admin-options'
import type { Location } from '@porchlight/contract/options'
import type { Season } from '../landscape/season.ts'

/** One house, as it stands in every picture of it. */
export interface House {
  seed: string
  style: ArchitecturalStyle
  location: Location
  season: Season
  /** On the plate beside its door: up to four figures. */
  number: string
}
