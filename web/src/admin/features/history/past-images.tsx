import type { PastState } from '@porchlight/contract/history/history'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { focusStyles } from '../../../shared/ui/responsive-image.tsx'
import { historyQueries } from '../../api/history-queries.ts'
import { focusCopy } from '../../editor/images/images-copy.ts'
import { historyCopy } from './history-copy.ts'

const copy = historyCopy.detail

type PastImage = PastState['images'][number]

/** The images of a past version, with their texts. */
export function PastImages({ images }: { images: readonly PastImage[] }) {
  if (images.length === 0) return <p>{copy.noImages}</p>
  return (
    <ol className="grid gap-3 sm:grid-cols-2">
      {images.map((image, n) => (
        <li key={image.id}>
          <PastImageFigure image={image} name={copy.image(n + 1)} />
          <p className="mt-1 wrap-anywhere">
            {image.caption}
            <span className="block text-xs whitespace-pre-line text-ink-soft">{notesOf(image)}</span>
          </p>
        </li>
      ))}
    </ol>
  )
}

const notesOf = ({ alt, kind, isPrimary, focus }: PastImage) =>
  [
    alt,
    kind === 'floor-plan' && copy.floorPlan,
    isPrimary && copy.firstImage,
    focus && copy.crop(focusCopy.at(Math.round(focus.x * 100), Math.round(focus.y * 100))),
  ]
    .filter(Boolean)
    .join('\n')

/** Shows the original if the public variant is deleted. */
function PastImageFigure({ image: { imageUrl, alt, focus }, name }: { image: PastImage; name: string }) {
  const [isVariantMissing, setIsVariantMissing] = useState(false)
  const { data, isError } = useQuery({ ...historyQueries.original(imageUrl), enabled: isVariantMissing })
  const [isBroken, setIsBroken] = useState(false)
  return (
    <span className="relative grid aspect-card place-items-center overflow-clip rounded-md bg-paper-deep">
      {isError || isBroken ? (
        <span className="min-w-0 p-2 text-center text-xs text-ink-soft wrap-anywhere">{copy.gone}</span>
      ) : (
        (!isVariantMissing || data) && (
          <img
            key={data?.originalURL}
            src={data?.originalURL ?? imageUrl}
            alt={alt || name}
            loading="lazy"
            decoding="async"
            className={`size-full object-cover ${focusStyles(focus)}`}
            onError={() => (isVariantMissing ? setIsBroken(true) : setIsVariantMissing(true))}
          />
        )
      )}
    </span>
  )
}
