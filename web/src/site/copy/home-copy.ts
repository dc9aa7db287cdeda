/** Texts of the home page (docs/product/public-pages.md#home). */
export const homeCopy = {
  title: 'Homes with character in Atlanta and Dallas',
  description:
    'Unique and architecturally charming urban homes for rent in Intown Atlanta and East Dallas. Locally owned and managed.',
  heading: 'Unique and architecturally charming urban living',
  subheading: '-Locally owned and managed.',
  viewAtlanta: 'View Atlanta Properties',
  viewDallas: 'View Dallas Properties',
  carousel: {
    label: 'Our homes',
    previous: 'Previous image',
    next: 'Next image',
    pause: 'Pause slideshow',
    play: 'Play slideshow',
    show: (position: number, count: number) => `Show image ${position} of ${count}`,
    slide: 'slide',
    position: (position: number, count: number) => `${position} of ${count}`,
    loading: 'Loading images',
  },
  featured: 'Ready for You',
  forRent: {
    heading: 'Currently For Rent',
    text: 'Explore our properties currently for rent or coming up for rent soon.',
    frameTitle: 'Homes currently for rent, on our leasing portal',
    loading: 'Loading listings',
    slow: 'The listings are taking longer than usual.',
    hint: 'Listings not showing?',
    open: 'Open them in a new tab',
  },
  touch: {
    heading: 'Get In Touch',
    text: 'Inquiries and applications are handled through our leasing portal. See what’s available, ask about a home, or apply there at any time.',
    button: 'View Available Listings',
  },
} as const
