import { limits } from '@porchlight/contract/limits'

/** People (docs/product/people-and-sessions.md#people). */
export const peopleCopy = {
  title: 'People',
  text: 'Everyone here can change homes, images and this list.',
  loading: 'Loading people',
  list: 'People with access',
  you: 'You',
  again: 'Invite again',
  signOut: 'Sign out everywhere',
  remove: 'Remove',
  state: {
    invited: (day: string) => `Invited ${day}, has not signed in yet`,
    expired: (day: string) => `Invited ${day}. The invitation has expired`,
    blocked: 'Can no longer sign in. Remove again to finish',
    seen: (day: string) => `Last seen ${day}`,
    unseen: 'Has signed in, but not recently',
  },
  today: 'today',
  yesterday: 'yesterday',
  on: (date: string) => `on ${date}`,
  invitation: {
    title: 'Invite someone',
    text: `We'll email them a temporary password, valid for ${limits.invitationDays} days. They choose their own when they sign in.`,
    email: 'Email',
    send: 'Send invitation',
    sending: 'Sending...',
    missing: 'Please enter an email address, such as ada@example.org',
    sent: (email: string) => `Invitation sent to ${email}`,
    joined: (email: string) => `${email} can sign in now`,
    failed: 'The invitation could not be sent. Please try again.',
  },
  signingOut: {
    question: (email: string) => ({
      title: 'Sign out everywhere?',
      text: `${email} will be signed out on every phone and computer. They can sign in again with their password.`,
      confirm: 'Sign out',
      cancel: 'Cancel',
    }),
    done: (email: string) => `${email} is signed out everywhere`,
    failed: (email: string) => `${email} could not be signed out. Please try again.`,
  },
  removal: {
    question: (email: string) => ({
      title: 'Remove this person?',
      text: `${email} will be signed out everywhere and can no longer sign in. The homes and images they worked on stay.`,
      confirm: 'Remove',
      cancel: 'Cancel',
    }),
    done: (email: string) => `${email} no longer has access`,
    failed: (email: string) => `${email} could not be removed. Please try again.`,
  },
  gone: (email: string) => `${email} is no longer in the list`,
} as const
