import type { Image } from '@porchlight/contract/images/image'
import { focusThen } from '../../../shared/ui/focus-on.ts'
import { ResponsiveImage } from '../../../shared/ui/responsive-image.tsx'
import { DetailSection, type DetailSectionProps } from '../detail-section.tsx'
import { useDialogInHistory } from '../dialog-in-history.ts'
import { ImageLinks } from '../gallery/image-links.tsx'
import { planSlides, type Slide } from '../gallery/slide.ts'
import { floorPlanCopy } from '../property-copy.ts'
import { PlanViewer } from './plan-viewer.tsx'

interface FloorPlansProps extends Pick<DetailSectionProps, 'level'> {
  images: readonly Image[]
  /** What the plans show. */
  subject: string
}

/** The floor plans among the images, each of them whole. Renders nothing without any. */
export function FloorPlans({ images, subject, level }: FloorPlansProps) {
  const [open, show, close] = useDialogInHistory<Slide>(`floor plans of ${subject}`)
  const plans = planSlides(images, subject)
  if (plans.length === 0) return null
  return (
    <DetailSection heading={floorPlanCopy.heading(plans.length)} level={level} className="flyer-plans min-w-0">
      <ul className="grid gap-6 sm:grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))]">
        {plans.map((plan) => (
          <li key={plan.id} className="grid content-start gap-2">
            <button
              type="button"
              aria-label={floorPlanCopy.enlarge(plan.alt)}
              onClick={focusThen(() => show(plan))}
              className="image-button relative block aspect-card cursor-zoom-in overflow-hidden rounded-md border border-rule bg-sheet"
            >
              <ResponsiveImage
                image={plan.image}
                alt={plan.alt}
                sizes="(min-width:64rem) 45rem,calc(100vw - 2.25rem)"
                fit="contain"
              />
            </button>
            {plan.caption && (
              <p dir="auto" className="text-sm wrap-anywhere text-ink-soft">
                {plan.caption}
              </p>
            )}
          </li>
        ))}
      </ul>
      <ImageLinks slides={plans} />
      {open && <PlanViewer plan={open.image} alt={open.alt} onClose={close} />}
    </DetailSection>
  )
}
