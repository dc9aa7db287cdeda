import type { Person } from '@porchlight/contract/people/people'
import { useId } from 'react'
import { formatLongDay } from '../../../shared/format.ts'
import { Badge } from '../../../shared/ui/badge.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { businessDay, businessToday, daysUntil } from '../../business-time.ts'
import { flushRow } from '../../ui/flush.ts'
import { peopleCopy } from './people-copy.ts'

const copy = peopleCopy

interface PersonRowProps {
  person: Person
  busy: boolean
  onInviteAgain: () => void
  onSignOut: () => void
  onRemove: () => void
}

/** Nobody can change their own account here. */
export function PersonRow({ person, busy, onInviteAgain, onSignOut, onRemove }: PersonRowProps) {
  const nameId = useId()
  const isInvited = person.state === 'invited' || person.state === 'expired'
  const action = { variant: 'quiet', 'aria-describedby': nameId, off: busy } as const
  return (
    <li
      aria-busy={busy}
      className={`flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-5 ${busy ? 'opacity-50' : ''}`}
    >
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span id={nameId} translate="no" className="font-semibold wrap-anywhere">
            {person.email}
          </span>
          {person.isYou && <Badge>{copy.you}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">{stateOf(person)}</p>
      </div>
      {!person.isYou && (
        <div className={`flex flex-wrap gap-x-6 ${flushRow}`}>
          {isInvited && (
            <Button {...action} onClick={onInviteAgain}>
              {copy.again}
            </Button>
          )}
          {person.state === 'active' && (
            <Button {...action} onClick={onSignOut}>
              {copy.signOut}
            </Button>
          )}
          <Button {...action} onClick={onRemove}>
            {copy.remove}
          </Button>
        </div>
      )}
    </li>
  )
}

/** Returns when a person was last seen or invited. */
export function stateOf({ state, invitedAt, lastSeenAt }: Person): string {
  if (state === 'blocked') return copy.state.blocked
  if (state !== 'active') return copy.state[state](dayOf(invitedAt))
  return lastSeenAt ? copy.state.seen(dayOf(lastSeenAt)) : copy.state.unseen
}

function dayOf(time: string): string {
  const daysAgo = -daysUntil(time)
  if (daysAgo < 2) return daysAgo < 1 ? copy.today : copy.yesterday
  const day = businessDay(time)
  return copy.on(formatLongDay(day, day.slice(0, 4) !== businessToday().slice(0, 4)))
}
