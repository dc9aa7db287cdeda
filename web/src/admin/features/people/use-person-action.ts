import type { Person } from '@porchlight/contract/people/people'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { hasStatus } from '../../../shared/api/api-error.ts'
import { messageOf } from '../../api/error-issues.ts'
import { isRunning } from '../../api/is-running.ts'
import { peopleMutations } from '../../api/people-mutations.ts'
import { handleSessionExpired } from '../../session-expired.ts'
import { toast } from '../../ui/toast-store.ts'
import { peopleCopy } from './people-copy.ts'

const copy = peopleCopy
const mutationKey = ['change person']

type PersonAction = 'inviteAgain' | 'signOut' | 'remove'
interface Asked {
  action: PersonAction
  person: Person
}

const words = {
  inviteAgain: { done: copy.invitation.sent, failed: () => copy.invitation.failed },
  signOut: copy.signingOut,
  remove: copy.removal,
}

/** What is done to one person of the list; signing out and removing once it was confirmed. Tells what came of it. */
export function usePersonAction(onRemoved: () => void) {
  const client = useQueryClient()
  const calls = peopleMutations(client)
  const [question, setQuestion] = useState<Asked>()
  const { mutate, isPending, variables } = useMutation({
    mutationKey,
    mutationFn: ({ action, person }: Asked) => calls[action](person),
    // not given with the call: whoever has gone to another screen meanwhile is told, too
    onSuccess: (_answer, { action, person }) => {
      toast.success(words[action].done(person.email))
      if (action === 'remove') onRemoved()
    },
    onError: (error, { action, person }) => {
      if (handleSessionExpired(error)) return
      if (!hasStatus(error, 404))
        return toast.failure((hasStatus(error, 409, 429) && messageOf(error)) || words[action].failed(person.email))
      calls.forget(person)
      toast.failure(copy.gone(person.email))
      onRemoved()
    },
  })
  return {
    question,
    ask: setQuestion,
    cancel: () => setQuestion(undefined),
    run(asked: Asked) {
      setQuestion(undefined)
      if (!isRunning(client, mutationKey)) mutate(asked)
    },
    /** Whom something is being done to. */
    busy: isPending ? variables.person.id : undefined,
  }
}
