import type { PageContent } from '@porchlight/contract/page-content'
import { type Location, locationLabels } from '@porchlight/contract/properties/options'
import { postalAddress } from '@porchlight/contract/properties/postal-address'
import type { Property } from '@porchlight/contract/properties/property'
import type { Unit } from '@porchlight/contract/properties/unit'
import type { StaticPage } from '@porchlight/contract/static-pages'
import { site } from '@porchlight/site/site.config'
import { siteCopy } from '../../shared/layout/site-copy.ts'
import { paths } from '../../shared/paths.ts'
import { compareCopy } from '../features/compare/compare-copy.ts'
import { cityCopy } from '../features/listing/listing-copy.ts'
import { savedPageCopy } from '../features/saved/saved-page-copy.ts'
import { accommodation, apartments, pictures } from './accommodation.ts'
import { amenities } from './amenities.ts'
import { offers } from './offers.ts'

const absolute = (path: string) => `${site.origin}${path}`
const organizationId = absolute('/#organization')

const organization = {
  '@type': 'Organization',
  '@id': organizationId,
  name: site.legalName,
  url: absolute(paths.home),
  logo: absolute('/favicon.svg'),
  email: site.contact.email,
  telephone: site.contact.phone,
  areaServed: Object.values(locationLabels),
}

const staticNames: Record<StaticPage, string> = {
  about: 'About',
  real: siteCopy.real,
  accessibility: siteCopy.accessibility,
  privacy: siteCopy.privacy,
  compare: compareCopy.title,
  saved: savedPageCopy.title,
}

/** Returns schema.org data as JSON-LD, or undefined if a page has none. */
export function structuredData(content: PageContent): object | undefined {
  const graph = graphOf(content)
  return graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : undefined
}

function graphOf(content: PageContent): object[] {
  switch (content.page) {
    case 'home':
      return [
        organization,
        { '@type': 'WebSite', name: site.brandName, url: absolute(paths.home), publisher: { '@id': organizationId } },
      ]
    case 'city':
      return [organization, breadcrumbs([cityStep(content.location)]), listOf(content.properties)]
    case 'property':
      return [
        organization,
        breadcrumbs([
          cityStep(content.property.location),
          ...neighborhoodSteps(content.property),
          [content.property.title, paths.property(content.property.id)],
        ]),
        listing(content.property, content.units),
      ]
    case 'preview':
    case 'not-found':
      return []
    default:
      return [organization, breadcrumbs([[staticNames[content.page], `/${content.page}`]])]
  }
}

const neighborhoodSteps = ({ location, neighborhood }: Property): [string, string][] =>
  neighborhood ? [[neighborhood, paths.neighborhood(location, neighborhood)]] : []

const cityStep = (location: Location): [string, string] => [cityCopy[location].heading, paths.city(location)]

const breadcrumbs = (steps: [name: string, path: string][]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [[site.brandName, paths.home], ...steps].map(([name, path = ''], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(path),
  })),
})

const listOf = (properties: readonly Property[]) => ({
  '@type': 'ItemList',
  numberOfItems: properties.length,
  itemListElement: properties.map(({ id, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: absolute(paths.property(id)),
  })),
})

function listing(property: Property, units: readonly Unit[]) {
  const address = absolute(paths.property(property.id))
  const { image, ...plans } = pictures(property.images, property, absolute)
  const about = {
    name: property.title,
    address: schemaAddress(property),
    ...(property.neighborhood && { containedInPlace: { '@type': 'Place', name: property.neighborhood } }),
    ...amenities(property.facts ?? {}),
    ...(image && { image }),
    ...plans,
  }
  return {
    '@type': 'RealEstateListing',
    '@id': address,
    url: address,
    name: property.title,
    description: property.description,
    datePosted: property.createdAt,
    dateModified: property.updatedAt,
    inLanguage: 'en-US',
    publisher: { '@id': organizationId },
    ...(image && { image }),
    ...offers(property, units, { '@id': organizationId }),
    mainEntity:
      property.propertyType === 'multifamily'
        ? { '@type': 'ApartmentComplex', ...about, ...apartments(property, units, absolute) }
        : { '@type': 'SingleFamilyResidence', ...about, ...accommodation(property) },
  }
}

function schemaAddress(property: Property) {
  const { street, city, state, zip } = postalAddress(property)
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    ...(city && { addressLocality: city }),
    addressRegion: state,
    ...(zip && { postalCode: zip }),
    addressCountry: 'US',
  }
}
