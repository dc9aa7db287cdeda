/**
 * Public pages without stored data, each at `/<name>`. The edge, the publisher, the sitemap, the footer, the smoke test
 * and the tests follow this list.
 */
export const staticPages = [
  { name: 'about', isSearchable: true, isInFooter: false },
  { name: 'real', isSearchable: true, isInFooter: true },
  { name: 'accessibility', isSearchable: true, isInFooter: true },
  { name: 'privacy', isSearchable: true, isInFooter: true },
  // These two show the visitor's own selection.
  { name: 'compare', isSearchable: false, isInFooter: false },
  { name: 'saved', isSearchable: false, isInFooter: false },
] as const

export type StaticPage = (typeof staticPages)[number]['name']
