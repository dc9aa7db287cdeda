import type { ArchitecturalStyle } from '@porchlight/contract/admin-options'
import type { DrawFacade } from './build.ts'
import { cottage } from './cottage.ts'
import { craftsman } from './craftsman.ts'
import { deco } from './deco.ts'
import { foursquare } from './foursquare.ts'
import { loft } from './loft.ts'
import { modern } from './modern.ts'
import { multifamily } from './multifamily.ts'
import { victorian } from './victorian.ts'

/** How each style is drawn. */
export const facades: Record<ArchitecturalStyle, DrawFacade> = {
  'Victorian Charmer': victorian,
  'Craftsman Bungalow': craftsman,
  'Art Deco': deco,
  'Industrial Loft': loft,
  Modern: modern,
  'Historic Cottage': cottage,
  'Multifamily Building': multifamily,
  'Single Family Home': foursquare,
}
