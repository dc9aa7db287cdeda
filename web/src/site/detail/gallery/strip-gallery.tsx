import { useState } from 'react'
import { CardImage } from '../../../shared/ui/card-image.tsx'
import { galleryCopy } from '../property-copy.ts'
import { ExpandMark } from './expand-mark.tsx'
import { columnSizes, dialogSizes, mosaicSizes, thumbnailSizes } from './gallery-sizes.ts'
import { ImageLinks } from './image-links.tsx'
import { indexIn } from './lightbox-steps.ts'
import type { Slide } from './slide.ts'
import { useLightbox } from './use-lightbox.tsx'

interface StripGalleryProps {
  slides: readonly Slide[]
  /** What the images show, for example the property's title. */
  subject: string
  first?: boolean
}

const MOSAIC_TILES = 4

/** Returns whether the gallery is as wide as the page on laptops: with four tiles beside the large image. */
export const isMosaic = (slides: readonly Slide[]) => slides.length > MOSAIC_TILES

/** A large image and thumbnails. As the first part of a page it is a mosaic on laptops, if there are enough images. */
export function StripGallery({ slides, subject, first = false }: StripGalleryProps) {
  const [chosen, setSelected] = useState(0)
  const selected = indexIn(slides, chosen)
  const [openAt, lightbox] = useLightbox(slides, subject)
  const slide = slides[selected]
  const withTiles = first && isMosaic(slides)
  const main = { sizes: withTiles ? mosaicSizes.large : first ? columnSizes(1) : dialogSizes, eager: first }
  if (!slide) return <CardImage image={undefined} alt={subject} {...main} className="flyer-none rounded-md" />
  return (
    <div
      className={`flyer-pictures grid min-w-0 gap-3 ${withTiles ? 'mosaic:col-span-2 mosaic:grid-cols-2 mosaic:gap-x-2' : ''}`}
    >
      <button type="button" onClick={openAt(selected)} className="image-button group relative block w-full">
        <span className="sr-only">{galleryCopy.open}</span>
        <CardImage key={slide.image.imageUrl} image={slide.image} alt={slide.alt} {...main} className="rounded-md" />
        <ExpandMark />
      </button>
      {withTiles && <Tiles slides={slides} selected={selected} onOpen={openAt} />}
      {slides.length > 1 && (
        <ul
          aria-label={galleryCopy.label}
          className="-m-1.5 flex snap-x scroll-p-1.5 gap-2 overflow-x-auto p-1.5 mosaic:col-span-full"
        >
          {slides.map(({ id, image, label }, index) => (
            <li key={id} className="w-24 shrink-0 snap-start sm:w-28">
              <button
                type="button"
                aria-label={galleryCopy.show(index + 1, slides.length, label)}
                aria-current={index === selected}
                onClick={() => setSelected(index)}
                className="image-button thumbnail"
              >
                {/* Thumbnails load so fast that a placeholder would not be seen. */}
                <CardImage image={{ ...image, alt: undefined, placeholder: undefined }} alt="" sizes={thumbnailSizes} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <ImageLinks slides={slides} />
      {lightbox}
    </div>
  )
}

interface TilesProps {
  slides: readonly Slide[]
  selected: number
  onOpen: ReturnType<typeof useLightbox>[0]
}

function Tiles({ slides, selected, onOpen }: TilesProps) {
  const tiles = slides.map((slide, index) => ({ ...slide, index })).filter(({ index }) => index !== selected)
  return (
    <div className="hidden grid-cols-2 content-start gap-x-2 gap-y-1.5 mosaic:grid print:hidden">
      {tiles.slice(0, MOSAIC_TILES).map(({ id, image, alt, index }) => (
        <button key={id} type="button" onClick={onOpen(index)} className="image-button block">
          <span className="sr-only">{galleryCopy.open}</span>
          <CardImage image={image} alt={alt} sizes={mosaicSizes.tile} className="rounded-md" />
        </button>
      ))}
    </div>
  )
}
