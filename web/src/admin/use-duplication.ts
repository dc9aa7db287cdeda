import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { paths } from '../shared/paths.ts'
import { propertyMutations } from './api/property-mutations.ts'
import { reportAuthLost } from './auth-lost.ts'
import { adminCopy } from './copy/admin.ts'
import { toast } from './ui/toast-store.ts'

const copy = adminCopy.duplicate

/** Makes drafts that are like stored properties, and offers the way to each. */
export function useDuplication() {
  const navigate = useNavigate()
  const duplication = propertyMutations.duplicate(useQueryClient())
  const { mutate, variables, isPending } = useMutation({
    ...duplication,
    onSuccess: (made) => {
      void duplication.onSuccess()
      toast.success(copy.done, { label: copy.open, act: () => void navigate(paths.adminProperty(made.id)) })
    },
    onError: (error) => {
      if (!reportAuthLost(error)) toast.failure(copy.failed)
    },
  })
  return {
    duplicate: mutate,
    /** Id of what is being duplicated. */
    duplicating: isPending ? variables : undefined,
  }
}
