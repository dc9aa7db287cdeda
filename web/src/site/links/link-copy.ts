import type { Location } from '@porchlight/contract/properties/options'
import { site } from '@porchlight/site/site.config'

/** Texts that several pages share (docs/product/property-page.md#the-next-step). */
export const linkCopy = {
  neverAsks: `${site.brandName} never asks for money before a showing.`,
  seeAvailable: {
    atlanta: 'See available homes in Atlanta',
    dallas: 'See available homes in Dallas',
  } satisfies Record<Location, string>,
} as const
