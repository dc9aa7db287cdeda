import { limits } from '@porchlight/contract/limits'

/** People (docs/product/people-and-sessions.md#people). */
export const peopleCopy = {
  title: 'People',
  text: 'Everybody here can change homes, pictures and this list.',
  loading: 'Loading people',
  list: 'People with access',
  you: 'You',
  again: 'Invite again',
  signOut: 'Sign out everywhere',
  remove: 'Remove',
  state: {
    invited: (day: string) => `Invited ${day}, has not signed in yet`,
    expired: (day: string) => `Invited ${day}. The invitation has run out`,
    blocked: 'Cannot sign in any more. Remove once more to finish',
    seen: (day: string) => `Last seen ${day}`,
    unseen: 'Has signed in, but not lately',
  },
  today: 'today',
  yesterday: 'yesterday',
  on: (date: string) => `on ${date}`,
  invitation: {
    title: 'Invite somebody',
    text: `They get an e-mail with a password that is good for ${limits.invitationDays} days, and choose their own when they sign in.`,
    email: 'E-mail',
    send: 'Send invitation',
    sending: 'Sending...',
    missing: 'Please enter an e-mail address, such as ada@example.org',
    sent: (email: string) => `Invitation sent to ${email}`,
    joined: (email: string) => `${email} can sign in now`,
    failed: 'The invitation could not be sent. Please try again.',
  },
  signingOut: {
    question: (email: string) => ({
      title: 'Sign out everywhere?',
      text: `${email} is signed out on every phone and computer, and can sign in again with the password.`,
      confirm: 'Sign out',
      cancel: 'Cancel',
    }),
    done: (email: string) => `${email} is signed out everywhere`,
    failed: (email: string) => `${email} could not be signed out. Please try again.`,
  },
  removal: {
    question: (email: string) => ({
      title: 'Remove this person?',
      text: `${email} is signed out everywhere at once and cannot sign in any more. The homes and pictures they worked on stay.`,
      confirm: 'Remove',
      cancel: 'Cancel',
    }),
    done: (email: string) => `${email} no longer has access`,
    failed: (email: string) => `${email} could not be removed. Please try again.`,
  },
  gone: (email: string) => `${email} is not in the list any more`,
} as const
