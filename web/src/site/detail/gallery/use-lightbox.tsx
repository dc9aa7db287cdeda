import type { MouseEvent, ReactNode } from 'react'
import { focusThen } from '../../../shared/ui/focus-on.ts'
import { useDialogInHistory } from '../dialog-in-history.ts'
import { Lightbox } from './lightbox.tsx'
import type { Slide } from './slide.ts'

type OpenAt = (index: number) => (event: MouseEvent<HTMLButtonElement>) => void

/** Returns click handlers that open the viewer, and the viewer while it is open. `subject`: what the images show. */
export function useLightbox(slides: readonly Slide[], subject: string): [openAt: OpenAt, lightbox: ReactNode] {
  const [start, show, close] = useDialogInHistory<number>(`photos of ${subject}`)
  const openAt: OpenAt = (index) => focusThen(() => show(index))
  return [openAt, start !== undefined && <Lightbox slides={slides} start={start} subject={subject} onClose={close} />]
}
