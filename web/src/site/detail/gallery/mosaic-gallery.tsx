import { limits } from '@porchlight/contract/limits'
import { CardImage } from '../../../shared/ui/card-image.tsx'
import { galleryCopy } from '../property-copy.ts'
import { ExpandMark } from './expand-mark.tsx'
import { columnSizes } from './gallery-sizes.ts'
import { ImageLinks } from './image-links.tsx'
import type { Slide } from './slide.ts'
import { useLightbox } from './use-lightbox.tsx'

interface MosaicGalleryProps {
  slides: readonly Slide[]
  subject: string
}

/** A large image that spans n by n cells is 4:3 too, because images and gaps are 4:3. */
const shapes: Record<number, { grid: string; large: string; sizes: [large: string, small: string] }> = {
  1: { grid: '', large: '', sizes: [columnSizes(1), ''] },
  2: { grid: 'grid-cols-2', large: '', sizes: [columnSizes(1 / 2), columnSizes(1 / 2)] },
  3: {
    grid: 'grid-cols-2 sm:grid-cols-3',
    large: 'col-span-2 sm:row-span-2',
    sizes: [columnSizes(0.66, 1), columnSizes(0.33, 0.5)],
  },
  4: {
    grid: 'grid-cols-3 sm:grid-cols-4',
    large: 'col-span-3 sm:row-span-3',
    sizes: [columnSizes(0.75, 1), columnSizes(0.25, 0.33)],
  },
}

/** The first four images, which open the viewer (docs/product/property-page.md#property-page). */
export function MosaicGallery({ slides, subject }: MosaicGalleryProps) {
  const [openAt, lightbox] = useLightbox(slides, subject)
  const displayed = slides.slice(0, limits.galleryThumbnails)
  const hiddenCount = slides.length - displayed.length
  const shape = shapes[displayed.length]
  if (!shape) return <CardImage image={undefined} alt={subject} sizes="" eager className="flyer-none rounded-md" />
  return (
    <div className="min-w-0">
      <ul aria-label={galleryCopy.label} className={`flyer-pictures grid gap-x-2 gap-y-1.5 ${shape.grid}`}>
        {displayed.map(({ id, image, alt }, index) => (
          <li key={id} className={index === 0 ? shape.large : ''}>
            <button type="button" onClick={openAt(index)} className="image-button group relative block w-full">
              <span className="sr-only">{galleryCopy.open}</span>
              <CardImage
                image={image}
                alt={alt}
                sizes={shape.sizes[index === 0 ? 0 : 1]}
                eager={index === 0}
                className="rounded-md"
              />
              {index === 0 && <ExpandMark />}
              {hiddenCount > 0 && index === displayed.length - 1 && (
                <span
                  aria-hidden="true"
                  className="pointer-events-none absolute inset-0 grid place-items-center rounded-md bg-night/50 font-display text-2xl text-on-night"
                >
                  {galleryCopy.more(hiddenCount)}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      <ImageLinks slides={slides} />
      {lightbox}
    </div>
  )
}
