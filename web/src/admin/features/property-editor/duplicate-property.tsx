import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { propertyMutations } from '../../api/property-mutations.ts'
import { reportAuthLost } from '../../auth-lost.ts'
import { AdminIcon } from '../../ui/admin-icon.tsx'
import { toast } from '../../ui/toast-store.ts'
import { propertyCopy } from './property-copy.ts'

const copy = propertyCopy.duplicate

/** Makes a draft that is like a stored property, and offers the way to it. */
export function DuplicateProperty({ id, changed }: { id: string; changed: boolean }) {
  const navigate = useNavigate()
  const duplication = propertyMutations.duplicate(useQueryClient())
  const { mutate, isPending } = useMutation({
    ...duplication,
    onSuccess: (made) => {
      void duplication.onSuccess()
      toast.success(copy.done, { label: copy.open, act: () => void navigate(paths.adminProperty(made.id)) })
    },
    onError: (error) => {
      if (!reportAuthLost(error)) toast.failure(copy.failed)
    },
  })
  return (
    <>
      <Button
        variant="quiet"
        aria-disabled={isPending}
        aria-busy={isPending}
        onClick={() => isPending || mutate(id)}
        className="aria-disabled:opacity-50"
      >
        <AdminIcon name="copy" className="size-4" />
        {isPending ? copy.busy : copy.button}
      </Button>
      {changed && <p className="col-span-full text-center text-xs text-ink-soft">{copy.ofSaved}</p>}
    </>
  )
}
