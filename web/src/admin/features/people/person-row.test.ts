import type { Person } from '@porchlight/contract/people/people'
import { expect, test } from 'vitest'
import { stateOf } from './person-row.tsx'

const now = new Date(2026, 2, 1, 9)
const person = (fields: Partial<Person>): Person => ({
  id: crypto.randomUUID(),
  email: 'ada@porchlight.test',
  state: 'active',
  invitedAt: new Date(2026, 1, 27, 12).toISOString(),
  lastSeenAt: null,
  isYou: false,
  ...fields,
})
const seen = (...at: [number, number, number, number]) => person({ lastSeenAt: new Date(...at).toISOString() })

test.each([
  ['Last seen today', seen(2026, 2, 1, 0)],
  ['Last seen yesterday', seen(2026, 1, 28, 23)],
  ['Last seen on February 27', seen(2026, 1, 27, 23)],
  ['Last seen on December 31, 2025', seen(2025, 11, 31, 23)],
  ['Has signed in, but not recently', person({})],
  ['Invited on February 27, has not signed in yet', person({ state: 'invited' })],
  ['Invited on February 27. The invitation has expired', person({ state: 'expired' })],
  ['Can no longer sign in. Remove again to finish', person({ state: 'blocked' })],
])('%s', (text, subject) => {
  expect(stateOf(subject, now)).toBe(text)
})
