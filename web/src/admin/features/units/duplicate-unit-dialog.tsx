import type { Unit } from '@porchlight/contract/properties/unit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Badge } from '../../../shared/ui/badge.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { controlStyles } from '../../../shared/ui/field.tsx'
import { issuesOf } from '../../api/error-issues.ts'
import { isRunning } from '../../api/is-running.ts'
import { refreshProperties, unitMutations } from '../../api/property-mutations.ts'
import { showFailure } from '../../session-expired.ts'
import { AdminDialog } from '../../ui/admin-dialog.tsx'
import { toast } from '../../ui/toast-store.ts'
import { UnsavedChanges } from '../../ui/unsaved-changes.tsx'
import { unitCopy } from './unit-copy.ts'
import { nextNumber, readNumbers } from './unit-numbers.ts'

interface DuplicateUnitDialogProps {
  unit: Unit
  existing: readonly string[]
  text: string
  onType: (text: string) => void
  onClose: () => void
  onCreated: (createdUnits: readonly Unit[]) => void
}

const copy = unitCopy.duplicate
const mutationKey = ['duplicate unit']

/** Previews the new units. */
export function DuplicateUnitDialog({ unit, existing, text, onType, onClose, onCreated }: DuplicateUnitDialogProps) {
  /** Server error, until the text changes. */
  const [refused, setRefused] = useState<string>()
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const { numbers, problem = tried && numbers.length === 0 ? copy.none : refused } = readNumbers(text, existing)
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (unitNumbers: string[]) => unitMutations.duplicate(unit.id, unitNumbers),
    mutationKey,
    onSuccess: async (createdUnits) => {
      await refreshProperties(client)
      toast.success(copy.added(createdUnits.map(({ unitNumber }) => unitNumber)))
    },
    onError: (error) => {
      void refreshProperties(client)
      const [issue] = issuesOf(error)
      if (issue && field.current) setRefused(issue.message)
      else showFailure(error, copy.failed)
      field.current?.focus()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (problem || numbers.length === 0) field.current?.focus()
    else if (!isRunning(client, mutationKey)) mutate(numbers, { onSuccess: onCreated })
  }
  return (
    <AdminDialog title={copy.title(unit.unitNumber)} name={unit.unitNumber} text={copy.text} onClose={onClose}>
      <form noValidate onSubmit={submit} className="mt-5 grid gap-4">
        <div className="grid gap-1.5">
          <label htmlFor={id} className="text-sm font-medium">
            {copy.label}
          </label>
          <input
            ref={field}
            id={id}
            value={text}
            readOnly={isPending}
            autoComplete="off"
            aria-describedby={`${problem ? `${id}-error ` : ''}${id}-hint ${id}-numbers`}
            aria-invalid={problem ? true : undefined}
            onChange={(event) => {
              onType(event.target.value)
              setRefused(undefined)
            }}
            className={`${controlStyles} aria-invalid:border-brick`}
          />
          {problem && (
            <p id={`${id}-error`} className="text-sm font-medium text-brick">
              {problem}
            </p>
          )}
          <p id={`${id}-hint`} className="text-xs text-ink-soft">
            {copy.hint}
          </p>
        </div>
        <ul id={`${id}-numbers`} aria-label={copy.preview} className="flex min-h-7 flex-wrap gap-1.5">
          {numbers.map((unitNumber, n) => (
            <li key={`${n} ${unitNumber}`} translate="no" className="max-w-full">
              <Badge tone="outline">{unitNumber}</Badge>
            </li>
          ))}
        </ul>
        <UnsavedChanges when={!isPending && text !== nextNumber(unit.unitNumber, existing)} onDiscard={onClose} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" busy={isPending}>
            {isPending ? copy.adding : copy.add(numbers.length)}
          </Button>
        </div>
      </form>
    </AdminDialog>
  )
}
