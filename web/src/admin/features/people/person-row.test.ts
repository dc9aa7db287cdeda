import type { Person } from '@porchlight/contract/people/people'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stateOf } from './person-row.tsx'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-01T09:00:00-05:00') }))
afterEach(() => void vi.useRealTimers())

const person = (fields: Partial<Person>): Person => ({
  id: crypto.randomUUID(),
  email: 'ada@porchlight.test',
  state: 'active',
  invitedAt: '2026-02-27T12:00:00-05:00',
  lastSeenAt: null,
  isYou: false,
  ...fields,
})
const seen = (lastSeenAt: string) => person({ lastSeenAt })

test.each([
  ['Last seen today', seen('2026-03-01T00:00:00-05:00')],
  ['Last seen yesterday', seen('2026-02-28T23:00:00-05:00')],
  ['Last seen on February 27', seen('2026-02-27T23:00:00-05:00')],
  ['Last seen on December 31, 2025', seen('2025-12-31T23:00:00-05:00')],
  ['Has signed in, but not recently', person({})],
  ['Invited on February 27, has not signed in yet', person({ state: 'invited' })],
  ['Invited on February 27. The invitation has expired', person({ state: 'expired' })],
  ['Can no longer sign in. Remove again to finish', person({ state: 'blocked' })],
])('%s', (text, subject) => {
  expect(stateOf(subject)).toBe(text)
})
