/** Said by every screen of the admin area (docs/product/README.md#permissions). */
export const adminCopy = {
  loading: 'Loading',
  back: 'Back to Admin',
  unauthorized: 'Unauthorized',
  /** By what one was doing. */
  lost: {
    work: 'You are logged out. Logging in again...',
    upload: 'You need to log in again',
    admin: 'You need to log in to access the admin panel.',
    analytics: 'You need to log in to access the analytics dashboard.',
  },
  /** Below every screen: ends what one is signed in with elsewhere, too. */
  sessions: {
    question: 'Signed in on a device you no longer have?',
    end: 'End all my sessions',
    failed: 'Failed to end your sessions',
  },
  duplicate: {
    button: 'Duplicate',
    busy: 'Duplicating...',
    ofSaved: 'A duplicate is made of what is saved.',
    done: 'Duplicated as a draft that only you can see',
    open: 'Open the copy',
    failed: 'Failed to duplicate property',
  },
  denied: {
    heading: 'Access Denied',
    text: 'You do not have permission to access the admin panel. Only authorized family members can manage properties.',
    home: 'Return to Home',
  },
} as const
