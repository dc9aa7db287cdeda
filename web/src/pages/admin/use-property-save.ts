import type { Property } from '@porchlight/contract/property'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ApiError, hasStatus } from '../../api/api-error.ts'
import { reportAuthLost } from '../../api/auth-lost.ts'
import { propertyMutations } from '../../api/property-mutations.ts'
import { propertyQueries } from '../../api/property-queries.ts'
import { editorCopy } from '../../copy/admin-editor.ts'
import { serverProblems } from '../../features/property-form/property-problems.ts'
import { paths } from '../../paths.ts'
import { toast } from '../../ui/admin/toast-store.ts'
import type { PropertyEditor } from './use-property-editor.ts'

/** Saves what the editor holds, and tells what came of it (spec sections 4 and 8). */
export function usePropertySave({ form, input, base, draft }: PropertyEditor) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation(propertyMutations.save(client, base?.id))
  /** What somebody else saved meanwhile. */
  const [conflict, setConflict] = useState<Property>()
  /** Problems that the server found and no field shows. */
  const [problems, setProblems] = useState<readonly string[]>([])

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
    if (!(error instanceof ApiError) || !hasStatus(error, 400)) return
    const { fields, rest } = serverProblems(error.body, form.getValues())
    for (const { field, message } of fields) form.setError(field, { type: 'server', message })
    setProblems(rest)
  }
  return {
    pending: isPending,
    problems,
    conflict,
    closeConflict: () => setConflict(undefined),
    /** `over` is what will be overwritten, when it is not what the editor began with. */
    save(over?: Property) {
      setProblems([])
      setConflict(undefined)
      mutate(input(over), {
        onError: refuse,
        onSuccess: () => {
          draft.forget()
          toast.success(base ? editorCopy.updated : editorCopy.created)
          // in place of the entry that the guard of unsaved changes may have added
          void navigate(paths.admin, { replace: true })
        },
      })
    },
  }
}
