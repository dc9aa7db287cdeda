import type { Person } from '@porchlight/contract/people/people'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { hasStatus } from '../../shared/api/api-error.ts'
import { focusUnlessTyping } from '../../shared/ui/focus-on.ts'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { adminQueries } from '../api/admin-queries.ts'
import { InvitationForm } from '../features/people/invitation-form.tsx'
import { peopleCopy } from '../features/people/people-copy.ts'
import { PersonRow } from '../features/people/person-row.tsx'
import { usePersonAction } from '../features/people/use-person-action.ts'
import { QueryFallback } from '../query-fallback.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { AccessDenied } from './admin-gate.tsx'
import { ScreenHead } from './screen-parts.tsx'

const copy = peopleCopy

/** /admin/people */
export function PeoplePage() {
  const query = useQuery(adminQueries.people())
  const { data: people, error } = query
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused button disappears with its person.
  const { question, ask, cancel, run, busy } = usePersonAction(() => focusUnlessTyping(heading.current))
  if (hasStatus(error, 403)) return <AccessDenied />
  return (
    <>
      <ScreenHead title={copy.title} text={copy.text} heading={heading} />
      <QueryFallback query={query} loading={<PeoplePlaceholders />} />
      {people && (
        <>
          <ul aria-label={copy.list} className="divide-y divide-rule pb-4">
            {people.toSorted(youFirst).map((person) => (
              <PersonRow
                key={person.id}
                person={person}
                busy={busy}
                onInviteAgain={() => run({ action: 'inviteAgain', person })}
                onSignOut={() => ask({ action: 'signOut', person })}
                onRemove={() => ask({ action: 'remove', person })}
              />
            ))}
          </ul>
          <InvitationForm />
        </>
      )}
      {question && question.action !== 'inviteAgain' && (
        <ConfirmDialog
          labels={(question.action === 'remove' ? copy.removal : copy.signingOut).question(question.person.email)}
          name={question.person.email}
          onConfirm={() => run(question)}
          onCancel={cancel}
        />
      )}
    </>
  )
}

const youFirst = (a: Person, b: Person) => Number(b.isYou) - Number(a.isYou)

function PeoplePlaceholders() {
  return (
    <div role="status" className="divide-y divide-rule">
      <span className="sr-only">{copy.loading}</span>
      {[1, 2, 3].map((place) => (
        <div key={place} aria-hidden="true" className="grid gap-2 py-5">
          <Skeleton className="h-6 w-3/5 rounded-md" />
          <Skeleton className="h-5 w-2/5 rounded-md" />
        </div>
      ))}
    </div>
  )
}
