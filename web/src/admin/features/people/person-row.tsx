import type { Person } from '@porchlight/contract/people/people'
import { useId } from 'react'
import { Badge } from '../../../shared/ui/badge.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { flushRow } from '../../ui/flush.ts'
import { peopleCopy } from './people-copy.ts'
import { stateOf } from './person-state.ts'

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
        <p className="text-sm text-ink-soft">{stateOf(person, new Date())}</p>
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
