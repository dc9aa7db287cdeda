import type { HeroImage } from '@porchlight/contract/images/hero'
import { useState } from 'react'
import { CardImage } from '../../../shared/ui/card-image.tsx'
import { AdminIcon } from '../../ui/admin-icon.tsx'
import { SortableItem, SortableList } from '../../ui/sortable.tsx'
import { heroAdminCopy } from './hero-copy.ts'
import { HeroTextDialog } from './hero-text-dialog.tsx'
import { useHeroOrder } from './use-hero-order.ts'

const copy = heroAdminCopy

interface HeroGridProps {
  deleting: string | undefined
  onDelete: (image: HeroImage) => void
}

/** The hero images in order, each with its position. */
export function HeroGrid({ deleting, onDelete }: HeroGridProps) {
  const { images, move } = useHeroOrder()
  const list = { keys: images.map(({ id }) => id), shape: 'grid', messages: copy, onMove: move } as const
  const [described, setDescribed] = useState<HeroImage>()
  return (
    <>
      <SortableList list={list} className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {images.map((image, index) => (
          <SortableItem
            key={image.id}
            list={list}
            itemKey={image.id}
            name={copy.named(index + 1)}
            busy={deleting === image.id}
            removeLabel={copy.remove(index + 1)}
            onRemove={() => onDelete(image)}
            className="touch-manipulation overflow-hidden rounded-md border border-rule bg-sheet"
          >
            {(grip, buttons) => (
              <>
                <CardImage
                  image={image}
                  alt=""
                  sizes="(min-width:40rem) 24rem,100vw"
                  className="cursor-grab select-none"
                />
                <button
                  type="button"
                  aria-label={copy.edit.named(index + 1)}
                  onClick={() => setDescribed(image)}
                  className="inline-flex min-h-touch items-center gap-2 px-3 text-sm font-semibold text-brick underline-offset-4 hover:underline"
                >
                  <AdminIcon name="crop" className="size-4" />
                  {copy.edit.open}
                </button>
                <div className="flex flex-wrap items-center justify-between gap-x-2 py-1 pr-1 pl-1">
                  <div className="flex items-center">
                    {grip}
                    <p className="text-sm font-medium">{copy.position(index + 1)}</p>
                  </div>
                  <div className="flex">{buttons}</div>
                </div>
              </>
            )}
          </SortableItem>
        ))}
      </SortableList>
      {described && <HeroTextDialog image={described} onClose={() => setDescribed(undefined)} />}
    </>
  )
}
