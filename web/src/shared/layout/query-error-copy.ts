export const queryErrorCopy = {
  notFound: {
    heading: '404 Page Not Found',
    text: 'Did you forget to add the page to the router?',
    description: 'There is no page at this address.',
    home: 'Back to Home',
  },
  unreachable: {
    heading: 'We can’t load our listings right now',
    text: 'The problem is on our side and usually lasts less than a minute. Your selections are safe.',
  },
  offline: {
    heading: 'You seem to be offline',
    text: 'Check your connection, then try again. Your selections are safe.',
  },
  failed: {
    heading: 'This page couldn’t be opened',
    text: 'Something went wrong on our side. Trying again often helps.',
  },
  retry: 'Try again',
} as const
