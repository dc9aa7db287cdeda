import { useState } from 'react'
import { CardImage } from '../../../shared/ui/card-image.tsx'
import { galleryCopy } from '../property-copy.ts'
import { ExpandMark } from './expand-mark.tsx'
import { columnSizes, dialogSizes, thumbnailSizes } from './gallery-sizes.ts'
import { ImageLinks } from './image-links.tsx'
import { Lightbox } from './lightbox.tsx'
import type { Slide } from './slide.ts'
import { useLightbox } from './use-lightbox.ts'

interface StripGalleryProps {
  slides: readonly Slide[]
  /** What the images show, for example the property's title. */
  subject: string
  first?: boolean
}

/** A large image, which opens the viewer, and thumbnails that select it. */
export function StripGallery({ slides, subject, first = false }: StripGalleryProps) {
  const [selected, setSelected] = useState(0)
  const lightbox = useLightbox()
  const slide = slides[selected]
  const main = { sizes: first ? columnSizes(1) : dialogSizes, eager: first }
  if (!slide) return <CardImage image={undefined} alt={subject} {...main} className="flyer-none rounded-md" />
  return (
    <div className="flyer-pictures grid min-w-0 gap-3">
      <button type="button" onClick={lightbox.openAt(selected)} className="image-button group relative block w-full">
        <span className="sr-only">{galleryCopy.open}</span>
        <CardImage key={slide.image.imageUrl} image={slide.image} alt={slide.alt} {...main} className="rounded-md" />
        <ExpandMark />
      </button>
      {slides.length > 1 && (
        <ul aria-label={galleryCopy.label} className="-m-1.5 flex snap-x scroll-p-1.5 gap-2 overflow-x-auto p-1.5">
          {slides.map(({ id, image, label }, index) => (
            <li key={id} className="w-24 shrink-0 snap-start sm:w-28">
              <button
                type="button"
                aria-label={galleryCopy.show(index + 1, slides.length, label)}
                aria-current={index === selected}
                onClick={() => setSelected(index)}
                className="image-button block w-full overflow-hidden rounded-md border-2 border-transparent fade-colors hover:border-rule-strong aria-[current=true]:border-brick forced-colors:not-aria-[current=true]:border-[Canvas]"
              >
                {/* Thumbnails load so fast that a placeholder would not be seen. */}
                <CardImage image={{ ...image, alt: undefined, placeholder: undefined }} alt="" sizes={thumbnailSizes} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <ImageLinks slides={slides} />
      {lightbox.start !== undefined && (
        <Lightbox slides={slides} start={lightbox.start} subject={subject} onClose={lightbox.close} />
      )}
    </div>
  )
}
