import { type MouseEvent, type ReactNode, useState } from 'react'
import { focusThen } from '../../../shared/ui/focus-on.ts'
import { Lightbox } from './lightbox.tsx'
import type { Slide } from './slide.ts'

type OpenAt = (index: number) => (event: MouseEvent<HTMLButtonElement>) => void

/** Returns click handlers that open the viewer, and the viewer while it is open. `subject`: what the images show. */
export function useLightbox(slides: readonly Slide[], subject: string): [openAt: OpenAt, lightbox: ReactNode] {
  const [start, setStart] = useState<number>()
  const openAt: OpenAt = (index) => focusThen(() => setStart(index))
  const close = () => setStart(undefined)
  return [openAt, start !== undefined && <Lightbox slides={slides} start={start} subject={subject} onClose={close} />]
}
