import { useState } from 'react'
import { callApi } from '../../../shared/api/client.ts'
import { handleSessionExpired } from '../../session-expired.ts'
import { toast } from '../../ui/toast-store.ts'
import { type EditedImage, type ImageList, swapFile, turnedFocus } from './image-list.ts'
import { editCopy } from './images-copy.ts'
import { RowAction } from './row-action.tsx'

interface EditButtonsProps {
  image: EditedImage
  isBrightened: boolean
  name: string
  /** From 1. */
  position: number
  onChange: (step: (images: ImageList) => ImageList) => void
}

/** Turns or brightens an image. The toast can undo it, and brightness can be undone later, too. */
export function EditButtons({ image, isBrightened, name, position, onChange }: EditButtonsProps) {
  const [isSending, setIsSending] = useState(false)
  const brightness = isBrightened ? 'undoBrighten' : 'brighten'
  const edit = async (step: 'turn' | typeof brightness) => {
    if (isSending) return
    setIsSending(true)
    const { key, url, focus } = image
    try {
      const { imageUrl } = await callApi('POST /api/objects/edits', {
        body: { imageUrl: url, ...(step === 'turn' ? { turn: 90 } : { isBrightened: step === 'brighten' }) },
      })
      const edited = { url: imageUrl, focus: step === 'turn' ? turnedFocus(focus) : focus }
      onChange((now) => swapFile(now, key, edited))
      toast.success(editCopy.done[step](position), {
        label: editCopy.undo,
        act: () => onChange((now) => swapFile(now, key, image)),
      })
    } catch (error) {
      if (!handleSessionExpired(error)) toast.failure(editCopy.failed)
    } finally {
      setIsSending(false)
    }
  }
  return (
    <>
      <RowAction icon="retry" label={editCopy.named(editCopy.turn, name)} onClick={() => void edit('turn')}>
        {editCopy.turn}
      </RowAction>
      <RowAction icon="sun" label={editCopy.named(editCopy[brightness], name)} onClick={() => void edit(brightness)}>
        {editCopy[brightness]}
      </RowAction>
    </>
  )
}
