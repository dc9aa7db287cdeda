import type { Location } from '@porchlight/contract/properties/options'

/** Texts of links that several pages share (docs/product/property-page.md#the-next-step). */
export const linkCopy = {
  seeAvailable: {
    atlanta: 'See available homes in Atlanta',
    dallas: 'See available homes in Dallas',
  } satisfies Record<Location, string>,
} as const
