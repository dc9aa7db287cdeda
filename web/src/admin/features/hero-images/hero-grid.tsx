import type { HeroImage } from '@porchlight/contract/images/hero'
import { areAlike, type ImageAdvice as Judgement } from '@porchlight/contract/images/image-advice'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CardImage } from '../../../shared/ui/card-image.tsx'
import { adminQueries } from '../../api/admin-queries.ts'
import { ImageAdvice } from '../../editor/images/image-advice.tsx'
import { RowAction } from '../../editor/images/row-action.tsx'
import { SortableItem, SortableList } from '../../ui/sortable.tsx'
import { heroAdminCopy } from './hero-copy.ts'
import { HeroTextDialog, heroTextDraft } from './hero-text-dialog.tsx'
import { useHeroOrder } from './use-hero-order.ts'

const copy = heroAdminCopy

interface HeroGridProps {
  deleting: string | undefined
  onDelete: (image: HeroImage) => void
}

/** Hero images with their order, texts and advice. */
export function HeroGrid({ deleting, onDelete }: HeroGridProps) {
  const { images, move } = useHeroOrder()
  const list = { keys: images.map(({ id }) => id), shape: 'grid', messages: copy, onMove: move } as const
  // Images are added after they are judged.
  const urls = images.map(({ imageUrl }) => imageUrl).toSorted()
  const { data: judged = [] } = useQuery({ ...adminQueries.imageAdvice(urls, []), placeholderData: keepPreviousData })
  const [firstIds] = useState(() => new Set(images.map(({ id }) => id)))
  const [described, setDescribed] = useState(() => {
    const draft = heroTextDraft.read()
    return images.find(({ id }) => id === draft?.id)
  })
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
                <div className="px-3">
                  <RowAction icon="crop" label={copy.edit.named(index + 1)} onClick={() => setDescribed(image)}>
                    {copy.edit.open}
                  </RowAction>
                </div>
                <div className="flex flex-wrap items-center justify-between gap-x-2 py-1 pr-1 pl-1">
                  <div className="flex items-center">
                    {grip}
                    <p className="text-sm font-medium">{copy.position(index + 1)}</p>
                  </div>
                  <div className="flex">{buttons}</div>
                </div>
                <div className="grid gap-2 px-3 pb-3 empty:hidden">
                  <ImageAdvice isNew={!firstIds.has(image.id)} sentences={heroAdvice(index, images, judged)} />
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

/** Returns sentences on this hero image. */
export function heroAdvice(index: number, images: readonly HeroImage[], judged: readonly Judgement[]): string[] {
  const judgements = images.map(({ imageUrl }) => judged.find((one) => one.imageUrl === imageUrl))
  const { advice = [], hash } = judgements[index] ?? {}
  const alike = judgements.findIndex((other, at) => at !== index && hash && other?.hash && areAlike(hash, other.hash))
  return [...advice.map((kind) => copy.advice[kind]), ...(alike < 0 ? [] : [copy.advice.alike(copy.named(alike + 1))])]
}
