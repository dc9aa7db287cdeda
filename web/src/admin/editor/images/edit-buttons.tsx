import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { callApi } from '../../../shared/api/client.ts'
import { showFailure } from '../../session-expired.ts'
import { toast } from '../../ui/toast-store.ts'
import { type EditedImage, type ImageList, swapFile, turnedFocus } from './image-list.ts'
import { editCopy } from './images-copy.ts'
import { RowAction } from './row-action.tsx'
import { asRunning } from './running-edits.ts'

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
  const [running, setRunning] = useState<'turn' | 'brighten' | 'undoBrighten'>()
  const brightness = isBrightened ? 'undoBrighten' : 'brighten'
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const edit = async (step: 'turn' | typeof brightness) => {
    const { key, url, focus } = image
    const { imageUrl } = await callApi('POST /api/objects/edits', {
      body: { imageUrl: url, ...(step === 'turn' ? { turn: 90 } : { isBrightened: step === 'brighten' }) },
    })
    // The form is gone.
    if (!isShown.current) return
    const edited = { url: imageUrl, focus: step === 'turn' ? turnedFocus(focus) : focus }
    // A waiting save sends the images as rendered.
    flushSync(() => onChange((now) => swapFile(now, key, edited)))
    toast.success(editCopy.done[step](position), {
      label: editCopy.undo,
      act: () => onChange((now) => swapFile(now, key, image)),
    })
  }
  const start = async (step: 'turn' | typeof brightness) => {
    if (running) return
    setRunning(step)
    try {
      await asRunning(edit(step))
    } catch (error) {
      showFailure(error, editCopy.failed)
    } finally {
      setRunning(undefined)
    }
  }
  return (
    <>
      <RowAction icon="retry" label={editCopy.named(editCopy.turn, name)} onClick={() => void start('turn')}>
        {running === 'turn' ? editCopy.busy : editCopy.turn}
      </RowAction>
      <RowAction icon="sun" label={editCopy.named(editCopy[brightness], name)} onClick={() => void start(brightness)}>
        {running === brightness ? editCopy.busy : editCopy[brightness]}
      </RowAction>
    </>
  )
}
