export const queryErrorCopy = {
  notFound: {
    heading: '404 Page Not Found',
    text: 'Did you forget to add the page to the router?',
    description: 'There is no page at this address.',
    home: 'Back to Home',
  },
  unreachable: {
    heading: 'We can’t load this right now',
    text: 'The problem is on our side and usually lasts less than a minute. Nothing is lost.',
  },
  offline: {
    heading: 'You seem to be offline',
    text: 'Check your connection, then try again. Nothing is lost.',
  },
  failed: {
    heading: 'This page couldn’t be opened',
    text: 'Something went wrong on our side. Trying again often helps.',
  },
  retry: 'Try again',
} as const
