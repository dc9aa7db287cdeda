export const queryErrorCopy = {
  notFound: {
    heading: '404 Page Not Found',
    text: 'Did you forget to add the page to the router?',
    description: 'There is no page at this address.',
    home: 'Back to Home',
  },
  unreachable: {
    heading: 'We cannot reach our listings right now',
    text: 'This is on our side, and it usually passes within a minute. Nothing you chose is lost.',
  },
  offline: {
    heading: 'You seem to be offline',
    text: 'Check your connection, then try again. Nothing you chose is lost.',
  },
  failed: {
    heading: 'This page did not open',
    text: 'Something went wrong on our side. Trying again often helps.',
  },
  retry: 'Try again',
} as const
