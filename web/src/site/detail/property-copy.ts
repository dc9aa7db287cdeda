import type { Location } from '@porchlight/contract/properties/options'
import { site } from '@porchlight/site/site.config'

export const propertyCopy = {
  loading: 'Loading property',
  loadingHead: `Property | ${site.brandName}`,
  notFoundTitle: 'Property Not Found',
  notFoundText: 'We can’t find this home. It may no longer be listed.',
  backToEditor: 'Back to Home',
  hidden: 'Visitors can’t see this home. To change that, open “Who can see it” in the editor.',
  backTo: {
    atlanta: 'Back to Atlanta Properties',
    dallas: 'Back to Dallas Properties',
  } satisfies Record<Location, string>,
  featured: 'Featured',
  description: 'Description',
  details: 'Property details',
  features: 'Features',
  propertyTour: 'Property Tour',
  unitTour: 'Unit Tour',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  squareFeet: 'Square Feet',
  unitsBadge: (count: number) => `${count} Units`,
  flyerLink: 'Scan for all photos and current availability:',
  leasedFlyerLink: {
    atlanta: 'This home is leased. Scan to see available homes in Atlanta:',
    dallas: 'This home is leased. Scan to see available homes in Dallas:',
  } satisfies Record<Location, string>,
  qrCode: 'QR code for this page',
  similar: 'Similar Homes',
  readMore: 'Read more',
  readLess: 'Read less',
} as const

export const galleryCopy = {
  label: 'Photos',
  close: 'Close',
  previous: 'Previous photo',
  next: 'Next photo',
  counter: (position: number, total: number) => `${position} / ${total}`,
  open: 'View full screen:',
  show: (position: number, total: number, label: string) =>
    `Show photo ${position} of ${total}${label ? `: ${label}` : ''}`,
  viewer: (subject: string) => `Photos of ${subject}`,
  more: (count: number) => `+${count}`,
} as const

export const tourCopy = {
  play: (title: string) => `Play ${title}`,
  note: 'Plays from YouTube',
  watchOn: (site: string) => `Watch the video on ${site}`,
  open: 'Open the video in a new tab',
} as const

export const tour3dCopy = {
  heading: '3D Tour',
  start: 'Take the 3D tour',
  open: 'Open the 3D tour in a new tab',
} as const

export const floorPlanCopy = {
  heading: (count: number) => (count === 1 ? 'Floor Plan' : 'Floor Plans'),
  alt: (subject: string) => `Floor plan of ${subject}`,
  enlarge: (label: string) => `Enlarge: ${label}`,
  viewer: 'Floor plan',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close',
} as const
