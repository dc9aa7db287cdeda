import { limits } from '@porchlight/contract/limits'
import { invitationSchema, type Person } from '@porchlight/contract/people/people'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { hasStatus } from '../../../shared/api/api-error.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { controlStyles } from '../../../shared/ui/field.tsx'
import { issuesOf, messageOf } from '../../api/error-issues.ts'
import { isRunning } from '../../api/is-running.ts'
import { peopleMutations } from '../../api/people-mutations.ts'
import { draftStore } from '../../editor/draft-store.ts'
import { handleSessionExpired } from '../../session-expired.ts'
import { toast } from '../../ui/toast-store.ts'
import { peopleCopy } from './people-copy.ts'

const copy = peopleCopy.invitation
const mutationKey = ['invite']
/** Survives a sign-in. */
const draft = draftStore('invitation', z.string())

/** Invites a person by email. Errors are shown below the field. */
export function InvitationForm() {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: peopleMutations(client).invite,
    onSuccess: ({ email, state }: Person, sent) => {
      if (draft.read() === sent) draft.clear()
      if (input.current?.value === sent) input.current.value = ''
      toast.success(state === 'active' ? copy.joined(email) : copy.sent(email))
    },
    onError: (error) => {
      if (handleSessionExpired(error)) return
      if (hasStatus(error, 409)) void client.invalidateQueries({ queryKey: ['people'] })
      refuse(issuesOf(error)[0]?.message ?? ((hasStatus(error, 409, 429) && messageOf(error)) || copy.failed))
    },
  })
  const refuse = (message: string) => {
    if (!input.current) return toast.failure(message)
    setProblem(message)
    input.current.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isRunning(client, mutationKey)) return
    const email = input.current?.value ?? ''
    const { error } = z.safeParse(invitationSchema, { email })
    if (error) return refuse(error.issues[0]?.message ?? copy.missing)
    setProblem(undefined)
    mutate(email)
  }
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-4 border-t border-rule pt-8">
      <h2 id={`${id}-title`} className="text-2xl">
        {copy.title}
      </h2>
      <p id={`${id}-text`} className="max-w-measure text-ink-soft">
        {copy.text}
      </p>
      <form noValidate onSubmit={submit} className="grid max-w-question gap-4">
        <div className="grid gap-1.5">
          <label htmlFor={id} className="text-sm font-medium">
            {copy.email}
          </label>
          <input
            ref={input}
            id={id}
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={limits.email}
            defaultValue={draft.read()}
            aria-required
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-error` : `${id}-text`}
            className={`${controlStyles} aria-invalid:border-brick`}
            onChange={(event) => {
              draft.write(event.target.value)
              setProblem(undefined)
            }}
          />
          {problem && (
            <p id={`${id}-error`} role="alert" className="text-sm font-medium text-brick">
              {problem}
            </p>
          )}
        </div>
        <Button type="submit" busy={isPending} className="justify-self-start max-sm:w-full">
          {isPending ? copy.sending : copy.send}
        </Button>
      </form>
    </section>
  )
}
