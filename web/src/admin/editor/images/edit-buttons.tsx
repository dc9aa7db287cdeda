import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { callApi } from '../../../shared/api/client.ts'
import { showFailure } from '../../session-expired.ts'
import { toast, undoAction, visibleToast } from '../../ui/toast-store.ts'
import { type EditedImage, type ImageList, swapFile, turnedFocus } from './image-list.ts'
import { editCopy } from './images-copy.ts'
import { RowAction } from './row-action.tsx'
import { waitForEdit } from './running-edits.ts'

interface EditButtonsProps {
  image: EditedImage
  isBrightened: boolean
  name: string
  /** From 1. */
  position: number
  onChange: (step: (images: ImageList) => ImageList) => void
}

type Step = 'turn' | 'brighten' | 'undoBrighten'

/** Turns or brightens an image. The toast can undo it, and brightness can be undone later, too. */
export function EditButtons({ image, isBrightened, name, position, onChange }: EditButtonsProps) {
  const brightness = isBrightened ? 'undoBrighten' : 'brighten'
  const { key, url, focus } = image
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: (step: Step) =>
      callApi('POST /api/objects/edits', {
        body: { imageUrl: url, ...(step === 'turn' ? { turn: 90 } : { isBrightened: step === 'brighten' }) },
      }),
    onError: (error) => showFailure(error, editCopy.failed),
  })
  const toastId = useRef(0)
  // Its "Undo" changes this form.
  useEffect(() => () => toast.dismiss(toastId.current), [])
  const start = (step: Step) => {
    if (isPending) return
    const edit = mutateAsync(step, {
      // Not called once the form is gone.
      onSuccess: ({ imageUrl }) => {
        const edited = { url: imageUrl, focus: step === 'turn' ? turnedFocus(focus) : focus }
        // A waiting save sends the images as rendered.
        flushSync(() => onChange((now) => swapFile(now, key, edited)))
        toast.success(
          editCopy.done[step](position),
          undoAction(() => onChange((now) => swapFile(now, key, image))),
        )
        toastId.current = visibleToast.get()?.id ?? 0
      },
    })
    waitForEdit(edit)
  }
  return (
    <>
      <RowAction icon="retry" label={editCopy.named(editCopy.turn, name)} onClick={() => start('turn')}>
        {isPending && variables === 'turn' ? editCopy.busy : editCopy.turn}
      </RowAction>
      <RowAction icon="sun" label={editCopy.named(editCopy[brightness], name)} onClick={() => start(brightness)}>
        {isPending && variables === brightness ? editCopy.busy : editCopy[brightness]}
      </RowAction>
    </>
  )
}
