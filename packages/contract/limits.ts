/**
 * Business constants and field limits (docs/product/limits.md#limits). Lengths in characters (code points), sizes in bytes,
 * times in milliseconds.
 */
export const limits = {
  title: 255,
  description: 100_000,
  /**
   * One property is one item of the table, which holds 400 KiB; all its other fields need at most 109 KB in any script.
   * The availability and facts of its units, a few hundred bytes each, fit beside texts that are not only emoji.
   */
  descriptionBytes: 300_000,
  address: 500,
  youtubeUrl: 500,
  listingUrl: 1000,
  tourUrl: 1000,
  neighborhood: 100,
  /** Note on pets, heating. */
  factText: 255,
  /** Steps to the door. Catches typing errors. */
  steps: 999,
  architecturalStyle: 100,
  feature: 255,
  features: 100,
  featuresBytes: 97_000,
  /** More than any building has. Catches typing errors. */
  rooms: 999,
  squareFeet: 9_999_999,
  imageUrl: 1000,
  placeholder: 600,
  caption: 255,
  alt: 255,
  unitNumber: 50,
  /** Copies of a unit that one call creates, in one transaction. */
  unitsPerPage: 30,
  unitFeatures: 10_000,
  email: 254,
  /** Invitations per person. Limits the mail that a stolen session can send. */
  invitationsPerHour: 20,
  /** Validity of the temporary password of an invitation. */
  invitationDays: 7,
  ipAddress: 45,
  userAgent: 500,
  /** Longer names of hosts do not say more. */
  visitStart: 100,
  /** Hosts that are counted for a home in a month, so that made-up ones cannot fill its item; more are counted as `other`. */
  visitHosts: 30,
  /** Shown below the page of a property. */
  similarProperties: 3,
  comparedProperties: 3,
  comparedPropertiesNeeded: 2,
  /** Of saved properties that are shared. */
  sharedProperties: 20,
  sharedLinkLength: 2000,
  featureBadgesPerCard: 3,
  galleryThumbnails: 4,
  /** Cards that a city page shows first, and that "Show more" adds. */
  cardsPerPage: 60,
  heroImages: 4,
  imagesPerUpload: 30,
  /** A transaction holds 100 items, one per image and some for the rest of a save. */
  imagesPerParent: 90,
  uploadBytes: 10_485_760,
  /** 31 KB of PNG can declare 256 million. */
  uploadPixels: 50_000_000,
  heroIntervalMs: 5000,
  heroFadeMs: 300,
  loginRedirectDelayMs: 500,
  propertyListRetries: 3,
  toastMs: 5000,
  tooltipDelayMs: 700,
  tooltipSkipDelayMs: 300,
  requestBodyBytes: 524_288,
  /** The body of an import: a Lambda takes 6 MB, in which each quotation mark of a JSON body counts twice. */
  importBytes: 5_000_000,
  fileName: 255,
  /** Properties that one import call saves, each in its own transaction. */
  propertiesPerImport: 25,
  /**
   * Units of one building that an import or a save of the availability changes: each, and their property, is two items
   * of one transaction.
   */
  unitsPerTransaction: 49,
} as const
