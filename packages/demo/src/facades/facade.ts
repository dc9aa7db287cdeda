import type { ArchitecturalStyle } from '@porchlight/contract/options'
import type { DrawFacade } from './build.ts'
import { cottage } from './cottage.ts'
import { craftsman } from './craftsman.ts'
import { victorian } from './victorian.ts'

export const facadeFor = (style: ArchitecturalStyle): DrawFacade => style === 'Craftsman Bungalow' ? craftsman : style === 'Historic Cottage' ? cottage : victorian
