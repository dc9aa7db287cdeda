import type { HeroImage } from './images/hero.ts'
import type { Location } from './properties/options.ts'
import type { Property } from './properties/property.ts'
import type { Unit } from './properties/unit.ts'
import type { StaticPage } from './static-pages.ts'

/** One public page and everything from the table that it shows. */
export type PageContent =
  | { page: 'home'; heroImages: HeroImage[]; featured: Property[] }
  | { page: 'city'; location: Location; properties: Property[] }
  | { page: StaticPage }
  | { page: 'preview' }
  | { page: 'property'; property: Property; units: Unit[]; similar: Property[] }
  | { page: 'not-found' }

/** The web app as the publisher sees it. */
export interface PageRenderer {
  /** Scheme and host of the site that the pages name in their canonical links. */
  origin: string
  /** Source of the inline script in the content security policy: `sha256-...`. */
  scriptHash(document: string): Promise<string>
  /** Source of the inline style sheet in the content security policy. */
  styleHash(document: string): Promise<string>
  /** The complete document. Throws if any part of the page does. */
  render(content: PageContent): Promise<string>
  /** The content of `data.json` beside the page, for visitors who come from another page. */
  data(content: PageContent): string
}
