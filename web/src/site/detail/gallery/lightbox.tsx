import { type KeyboardEvent, useState } from 'react'
import { IconButton } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { ModalDialog } from '../../../shared/ui/modal-dialog.tsx'
import { galleryCopy } from '../property-copy.ts'
import { LightboxStage } from './lightbox-stage.tsx'
import { adjacentIndexes, indexIn, stepsForKey, wrapIndex } from './lightbox-steps.ts'
import type { Slide } from './slide.ts'

interface LightboxProps {
  slides: readonly Slide[]
  start: number
  /** What the images show. */
  subject: string
  onClose: () => void
}

const buttonStyles = 'bg-night/60 text-on-night hover:bg-on-night hover:text-night'

/** Arrow keys, buttons and swipes change the image (docs/product/property-page.md#property-page). */
export function Lightbox({ slides, start, subject, onClose }: LightboxProps) {
  const [chosen, setIndex] = useState(start)
  const index = indexIn(slides, chosen)
  const slide = slides[index]
  const canMove = slides.length > 1
  const move = (steps: 1 | -1) => setIndex((now) => wrapIndex(indexIn(slides, now), steps, slides.length))

  const moveByKey = (event: KeyboardEvent) => {
    const steps = stepsForKey(event.key)
    if (!steps || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    move(steps)
  }

  const arrow = (steps: 1 | -1, name: 'previous' | 'next', side: string) => (
    <IconButton
      label={galleryCopy[name]}
      onClick={() => move(steps)}
      className={`sm:absolute sm:top-1/2 sm:-translate-y-1/2 ${side} ${buttonStyles}`}
    >
      <Icon name={name} className="size-6" />
    </IconButton>
  )

  if (!slide) return null
  return (
    <ModalDialog
      aria-label={galleryCopy.viewer(subject)}
      onClose={onClose}
      onKeyDown={moveByKey}
      className="h-dvh w-full bg-night text-on-night backdrop:bg-night/80"
    >
      <div className="relative grid h-full pt-above pb-below grid-cols-[1fr_auto] grid-rows-[auto_minmax(0,1fr)_auto]">
        <p aria-live="polite" aria-atomic="true" className="self-center px-gutter text-sm tabular-nums">
          {galleryCopy.counter(index + 1, slides.length)}
        </p>
        <IconButton
          label={galleryCopy.close}
          onClick={onClose}
          className={`my-2 mr-[max(0.5rem,env(safe-area-inset-right))] ml-2 ${buttonStyles}`}
        >
          <Icon name="close" />
        </IconButton>
        <LightboxStage
          slide={slide}
          adjacent={adjacentIndexes(index, slides.length).flatMap((adjacent) => slides[adjacent] ?? [])}
          onMove={canMove ? move : undefined}
        />
        <div className="col-span-2 flex min-h-touch items-center justify-between gap-2 p-2 sm:contents">
          {canMove && arrow(-1, 'previous', 'sm:left-[max(1rem,env(safe-area-inset-left))]')}
          <p
            dir="auto"
            className="max-h-28 flex-1 overflow-y-auto text-center text-sm wrap-anywhere text-on-night-soft sm:col-span-2 sm:px-gutter sm:py-4"
          >
            {slide.caption}
          </p>
          {canMove && arrow(1, 'next', 'sm:right-[max(1rem,env(safe-area-inset-right))]')}
        </div>
      </div>
    </ModalDialog>
  )
}
