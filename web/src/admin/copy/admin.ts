/** Texts of every admin screen (docs/product/README.md#permissions). */
export const adminCopy = {
  loading: 'Loading',
  back: 'Back to Admin',
  nav: {
    label: 'Admin sections',
    menu: 'Menu',
    list: 'Property list',
    analytics: 'Analytics',
    hero: 'Hero Images',
    past: 'Past changes',
    people: 'People',
    sheets: 'Spreadsheets',
    help: 'How to',
    site: 'View the site',
  },
  past: { activity: 'Activity', deleted: 'Recently deleted' },
  unauthorized: 'Unauthorized',
  /** Messages for an ended session, by the interrupted task. */
  lost: {
    work: 'You are logged out. Logging in again...',
    reading: 'You are logged out. Logging in again...',
    upload: 'You need to log in again',
    admin: 'You need to log in to access the admin panel.',
    analytics: 'You need to log in to access the analytics dashboard.',
  },
  interrupted: {
    change: 'You were logged out before your last change was saved. Past changes shows what is saved.',
    undo: 'You were logged out before the undo. Past changes shows what was there before.',
  },
  outdated: {
    heading: 'This may be out of date',
    text: 'The latest changes could not be loaded. Trying again in a minute usually helps.',
  },
  failure: {
    offline: 'You are offline. Try again when the connection returns.',
    noResponse: 'The server did not respond. Check your connection, then try again.',
    other: 'Please try again.',
  },
  sessions: {
    question: 'Signed in on a device you no longer have?',
    end: 'Sign me out everywhere',
    failed: 'Failed to sign you out everywhere',
  },
  duplicate: {
    button: 'Duplicate',
    busy: 'Duplicating...',
    ofSaved: 'The copy includes only saved changes.',
    done: 'Duplicated as a draft. Visitors cannot see it.',
    open: 'Open the copy',
    failed: 'Failed to duplicate property. If the list shows no copy, please try again.',
    gone: 'Failed to duplicate property. Someone deleted it.',
  },
  signedOut: {
    heading: 'You are signed out',
    text: 'Someone signed out in this browser. Sign in to continue here.',
    signIn: 'Sign in',
  },
  denied: {
    heading: 'Access Denied',
    text: 'You do not have permission to access the admin panel. Only authorized family members can manage properties.',
    home: 'Return to Home',
  },
} as const
