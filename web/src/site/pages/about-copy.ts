/** Texts of About Us (docs/product/public-pages.md#about-us). */
export const aboutCopy = {
  heading: 'About Us',
  lede: 'Family-owned and operated property management since day one',
  description:
    'A family-owned property manager with homes of character in Intown Atlanta, Georgia and East Dallas, Texas.',
  values: [
    {
      heading: 'Quality Properties',
      text: 'We choose houses and buildings for their architecture and take care of what makes them special: the porches, the woodwork, the old glass.',
    },
    {
      heading: 'Personal Service',
      text: 'The people who own the homes are the people who manage them. You deal with the family, not with a call center.',
    },
    {
      heading: 'Trusted Experience',
      text: 'We stay in the neighborhoods we know well and do things the way our residents count on.',
    },
  ],
  locations: {
    heading: 'Our Locations',
    atlanta: 'Single-family homes and multifamily buildings in the neighborhoods of Intown Atlanta.',
    dallas: 'Single-family homes and multifamily buildings in the neighborhoods of East Dallas.',
    browseAtlanta: 'Browse Atlanta',
    browseDallas: 'Browse Dallas',
  },
} as const
