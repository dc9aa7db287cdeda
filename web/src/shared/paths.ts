import type { Location } from '@porchlight/contract/properties/options'

/** Every address of the site. Ids are encoded; the comma between the comparison's ids is not (`?ids=a,b`). */
export const paths = {
  home: '/',
  atlanta: '/atlanta',
  dallas: '/dallas',
  about: '/about',
  accessibility: '/accessibility',
  privacy: '/privacy',
  real: '/real',
  city: (location: Location): `/${Location}` => `/${location}`,
  /** Shows the homes of one neighborhood. */
  neighborhood: (location: Location, name: string) => `/${location}?neighborhood=${encodeURIComponent(name)}`,
  /** The homes of a city that are available now. */
  availableIn: (location: Location) => `/${location}?available=now`,
  property: (id: string) => `/property/${encodeURIComponent(id)}`,
  /** Opens the unit on its property's page. */
  unit: (propertyId: string, id: string) => `/property/${encodeURIComponent(propertyId)}#${encodeURIComponent(id)}`,
  compare: (ids: readonly string[] = []) =>
    ids.length === 0 ? '/compare' : `/compare?ids=${ids.map(encodeURIComponent).join(',')}`,
  saved: '/saved',
  preview: (token: string) => `/preview/${token}`,
  admin: '/admin',
  adminAnalytics: '/admin/analytics',
  adminHero: '/admin/hero',
  adminCsv: '/admin/sheets',
  adminPeople: '/admin/people',
  adminDeleted: '/admin/deleted',
  adminProperty: (id: string) => `/admin/property/${encodeURIComponent(id)}`,
  adminHistory: (id: string) => `/admin/property/${encodeURIComponent(id)}/history`,
  adminHeroHistory: '/admin/hero/history',
  adminActivity: '/admin/activity',
  adminHelp: '/admin/help',
  login: (returnTo?: string) =>
    returnTo === undefined ? '/api/login' : `/api/login?returnTo=${encodeURIComponent(returnTo)}`,
} as const
