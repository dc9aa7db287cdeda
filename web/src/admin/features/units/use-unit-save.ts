import type { Unit, UnitInput } from '@porchlight/contract/unit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { reportAuthLost } from '../../api/auth-lost.ts'
import { issuesOf } from '../../api/error-issues.ts'
import { unitMutations } from '../../api/unit-mutations.ts'
import { refusalReasons } from '../../editor/refusal-reason.ts'
import { toast } from '../../ui/toast-store.ts'
import { serverProblems } from './server-problems.ts'
import { unitAdminCopy } from './unit-copy.ts'
import type { UnitValues } from './unit-values.ts'

const copy = unitAdminCopy.form

interface UnitSave {
  /** Left out for a new unit. */
  unitId: string | undefined
  form: UseFormReturn<UnitValues>
  onSaved: (unit: Unit) => void
}

/** Saves a unit and tells what came of it (docs/product.md#errors-and-messages). */
export function useUnitSave({ unitId, form, onSaved }: UnitSave) {
  const saving = unitMutations.save(useQueryClient(), unitId)
  /** Problems that the server found and no field shows. */
  const [problems, setProblems] = useState<readonly string[]>([])

  const refuse = (error: Error) => {
    if (reportAuthLost(error)) return
    toast.failure(copy.failed)
    const { fields, rest } = serverProblems(issuesOf(error))
    for (const { field, message } of fields) form.setError(field, { type: 'server', message })
    setProblems([...rest, ...refusalReasons(error, copy.gone)])
  }
  const { mutate, isPending } = useMutation({
    ...saving,
    // not given with the call: whoever has gone to another screen meanwhile is told, too
    onSuccess: async (unit) => {
      await saving.onSuccess()
      toast.success(unitId === undefined ? copy.created : copy.updated)
      onSaved(unit)
    },
    onError: refuse,
  })
  return {
    pending: isPending,
    problems,
    save(input: UnitInput) {
      if (isPending) return
      setProblems([])
      mutate(input)
    },
  }
}
