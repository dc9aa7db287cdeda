import type { Property } from '@porchlight/contract/property'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { hasStatus } from '../../../shared/api/api-error.ts'
import { propertyQueries } from '../../../shared/api/property-queries.ts'
import { paths } from '../../../shared/paths.ts'
import { useNavigate } from '../../../shared/router/router.tsx'
import { reportAuthLost } from '../../api/auth-lost.ts'
import { issuesOf } from '../../api/error-issues.ts'
import { propertyMutations } from '../../api/property-mutations.ts'
import { refusalReasons } from '../../editor/refusal-reason.ts'
import { leaveUnlessHeld } from '../../ui/leave-guard.ts'
import { toast } from '../../ui/toast-store.ts'
import { editorCopy } from './property-copy.ts'
import { serverProblems } from './property-problems.ts'
import type { PropertyEditor } from './use-property-editor.ts'

/** Saves what the editor holds, and tells what came of it (docs/product.md#errors-and-messages). */
export function usePropertySave({ form, input, base, draft, replace }: PropertyEditor) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const saving = propertyMutations.save(client, base?.id)
  /** What somebody else saved meanwhile. */
  const [conflict, setConflict] = useState<Property>()
  /** Problems that the server found and no field shows. */
  const [problems, setProblems] = useState<readonly string[]>([])
  const [saved, setSaved] = useState<Property>()
  useEffect(() => {
    // a unit's form on the same page may hold what is not saved; this form does not any more
    if (saved) leaveUnlessHeld(() => void navigate(paths.admin, { replace: true }))
  }, [saved, navigate])

  const meet = async (id: string) => {
    try {
      setConflict(await client.fetchQuery({ ...propertyQueries.detail(id), staleTime: 0 }))
    } catch (error) {
      toast.failure(hasStatus(error, 404) ? editorCopy.conflict.gone : editorCopy.failed)
    }
  }
  const refuse = (error: Error) => {
    if (reportAuthLost(error)) return
    if (base && hasStatus(error, 409)) return void meet(base.id)
    toast.failure(editorCopy.failed)
    const { fields, rest } = serverProblems(issuesOf(error), form.getValues())
    for (const { field, message } of fields) form.setError(field, { type: 'server', message })
    setProblems([...rest, ...refusalReasons(error, editorCopy.conflict.gone)])
  }
  const { mutate, isPending } = useMutation({
    ...saving,
    // not given with the call: whoever has gone to another screen meanwhile is told, too
    onSuccess: async () => {
      await saving.onSuccess()
      draft.forget()
      toast.success(base ? editorCopy.updated : editorCopy.created)
    },
    onError: refuse,
  })
  return {
    pending: isPending,
    problems,
    conflict,
    closeConflict: () => setConflict(undefined),
    /** `over` is what will be overwritten, when it is not what the editor began with. */
    save(over?: Property) {
      if (isPending) return
      setProblems([])
      setConflict(undefined)
      mutate(input(over), {
        onSuccess: (property) => {
          replace(property)
          setSaved(property)
        },
      })
    },
  }
}
