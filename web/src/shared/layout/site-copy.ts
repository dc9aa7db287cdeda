/** Texts of the header, the footer and every page (docs/product/public-pages.md#every-page). */
export const siteCopy = {
  skip: 'Skip to content',
  mainNavigation: 'Main',
  nav: { home: 'Properties', atlanta: 'Atlanta', dallas: 'Dallas', about: 'About', admin: 'Admin' },
  signOut: 'Sign out',
  signOutUnsaved: 'Sign out without saving? What you changed here has not been saved.',
  signOutFailed: 'We couldn’t sign you out. Please try again.',
  residentPortal: 'Resident Portal',
  footerDescription: 'Family-owned and operated property management serving Intown Atlanta and East Dallas.',
  locations: 'Locations',
  residents: 'Residents',
  accessPortal: 'Access Resident Portal',
  copyright: (year: number, owner: string) => `© ${year} ${owner}. All rights reserved.`,
  equalHousing: 'Equal Housing Opportunity',
  accessibility: 'Accessibility',
  privacy: 'Privacy',
  offline: 'You’re offline. You can still see what’s on this page. The rest will load when you’re back online.',
} as const
