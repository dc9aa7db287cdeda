import type { Image } from '@porchlight/contract/images/image'
import { imageSources } from '@porchlight/contract/images/image-files'
import { type KeyboardEvent, useState } from 'react'
import { Button, IconButton } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { ModalDialog } from '../../../shared/ui/modal-dialog.tsx'
import { floorPlanCopy } from '../property-copy.ts'

interface PlanViewerProps {
  plan: Image
  alt: string
  onClose: () => void
}

/** Widths of the plan as shares of the window. */
const zooms = ['100%', '200%', '300%', '450%'] as const

/** Shows a floor plan as large as the window; enlarged, it scrolls. */
export function PlanViewer({ plan, alt, onClose }: PlanViewerProps) {
  const [zoom, setZoom] = useState(0)
  const sources = imageSources(plan)
  const step = (by: number) => setZoom((now) => Math.min(zooms.length - 1, Math.max(0, now + by)))
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') step(1)
    if (key === '-') step(-1)
  }
  return (
    <ModalDialog
      aria-label={floorPlanCopy.viewer}
      onClose={onClose}
      onKeyDown={handleKey}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-sheet"
    >
      <div className="flex h-full flex-col">
        <div className="flex flex-wrap items-center gap-2 border-b border-rule px-gutter pt-[max(0.5rem,var(--spacing-above))] pb-2">
          <Button variant="outline" off={zoom === 0} className="aria-disabled:opacity-50" onClick={() => step(-1)}>
            {floorPlanCopy.zoomOut}
          </Button>
          <Button
            variant="outline"
            off={zoom === zooms.length - 1}
            className="aria-disabled:opacity-50"
            onClick={() => step(1)}
          >
            {floorPlanCopy.zoomIn}
          </Button>
          <IconButton label={floorPlanCopy.close} onClick={onClose} className="-mr-2 ml-auto hover:bg-paper-deep">
            <Icon name="close" />
          </IconButton>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard */}
        <section tabIndex={0} aria-label={alt} className="grid min-h-0 grow overflow-auto -outline-offset-4">
          <picture className="m-auto block" style={{ width: zooms[zoom] }}>
            {sources && <source type="image/webp" srcSet={sources.webp} sizes={zoom > 0 ? '200vw' : '100vw'} />}
            <img
              src={plan.imageUrl}
              alt={alt}
              width={plan.width}
              height={plan.height}
              className={zoom === 0 ? 'mx-auto max-h-[calc(100dvh-5rem)] w-full object-contain' : 'h-auto w-full'}
            />
          </picture>
        </section>
      </div>
    </ModalDialog>
  )
}
