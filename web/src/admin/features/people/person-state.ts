import type { Person } from '@porchlight/contract/people/people'
import { peopleCopy } from './people-copy.ts'

const copy = peopleCopy

/** Returns when a person was last seen or invited, in days of the device's time zone. */
export function stateOf({ state, invitedAt, lastSeenAt }: Person, now: Date): string {
  if (state === 'blocked') return copy.state.blocked
  if (state !== 'active') return copy.state[state](dayOf(new Date(invitedAt), now))
  return lastSeenAt ? copy.state.seen(dayOf(new Date(lastSeenAt), now)) : copy.state.unseen
}

function dayOf(time: Date, now: Date): string {
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  const isOn = (day: Date) => time.toDateString() === day.toDateString()
  if (isOn(now)) return copy.today
  if (isOn(yesterday)) return copy.yesterday
  const year = time.getFullYear() === now.getFullYear() ? undefined : 'numeric'
  return copy.on(time.toLocaleDateString('en-US', { month: 'long', day: 'numeric', year }))
}
