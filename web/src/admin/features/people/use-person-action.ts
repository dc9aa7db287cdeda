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
interface PersonActionRequest {
  action: PersonAction
  person: Person
}

const messages = {
  inviteAgain: { done: copy.invitation.sent, failed: () => copy.invitation.failed },
  signOut: copy.signingOut,
  remove: copy.removal,
}

/** Asks before signing out and removing. */
export function usePersonAction(onRemoved: () => void) {
  const client = useQueryClient()
  const calls = peopleMutations(client)
  const [question, setQuestion] = useState<PersonActionRequest>()
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: ({ action, person }: PersonActionRequest) => calls[action](person),
    onSuccess: (_answer, { action, person }) => {
      toast.success(messages[action].done(person.email))
      if (action === 'remove') onRemoved()
    },
    onError: (error, { action, person }) => {
      if (handleSessionExpired(error)) return
      if (!hasStatus(error, 404))
        return toast.failure((hasStatus(error, 409, 429) && messageOf(error)) || messages[action].failed(person.email))
      calls.forget(person)
      toast.failure(copy.gone(person.email))
      onRemoved()
    },
  })
  return {
    question,
    ask: setQuestion,
    cancel: () => setQuestion(undefined),
    run(request: PersonActionRequest) {
      setQuestion(undefined)
      if (!isRunning(client, mutationKey)) mutate(request)
    },
    busy: isPending,
  }
}
