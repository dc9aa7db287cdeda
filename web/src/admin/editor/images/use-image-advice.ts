import type { Image } from '@porchlight/contract/images/image'
import { areAlike, type ImageAdvice } from '@porchlight/contract/images/image-advice'
import { inDisplayOrder } from '@porchlight/contract/images/image-order'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { adminQueries } from '../../api/admin-queries.ts'
import { displayedImages, type ImageList, isFloorPlan } from './image-list.ts'
import { adviceCopy } from './images-copy.ts'

/** Stored images of the same home that another form edits. */
export interface OtherImages {
  /** The unit or the building, in a sentence. */
  of: string
  images: readonly Image[]
}

interface Judged {
  /** Sentences. */
  advice: readonly string[]
  isBrightened: boolean
}

/** Returns what is known by the key of the displayed image. Floor plans get no advice. */
export function adviceSentences(
  images: ImageList,
  others: readonly OtherImages[],
  judgements: readonly ImageAdvice[],
): Map<string, Judged> {
  const judged = new Map(judgements.map((judgement) => [judgement.imageUrl, judgement]))
  const displayed = displayedImages(images)
  const photos = [
    ...displayed
      .map((image, index) => ({ ...image, name: adviceCopy.own(index + 1) }))
      .filter(({ problem }) => !problem),
    ...others.flatMap(({ of, images: list }) =>
      inDisplayOrder(list).map(({ id, imageUrl, kind }, index) => ({
        key: id,
        url: imageUrl,
        kind,
        name: adviceCopy.other(index + 1, of),
      })),
    ),
  ].filter((image) => !isFloorPlan(image))
  return new Map(
    displayed.map((image): [string, Judged] => {
      const { advice = [], hash, isBrightened = false } = judged.get(image.url) ?? {}
      if (image.problem || isFloorPlan(image)) return [image.key, { advice: [], isBrightened }]
      const alike = photos.find(({ key, url }) => {
        const other = judged.get(url)?.hash
        return key !== image.key && hash && other && areAlike(hash, other)
      })
      const sentences = [...advice.map((kind) => adviceCopy[kind]), ...(alike ? [adviceCopy.alike(alike.name)] : [])]
      return [image.key, { advice: sentences, isBrightened }]
    }),
  )
}

/** Returns what is known by the key of the displayed image: nothing without an answer. `others` must be memoized. */
export function useImageAdvice(images: ImageList, others: readonly OtherImages[]) {
  const usable = displayedImages(images).filter(({ problem }) => !problem)
  const awaited = usable.flatMap(({ id, url }) => (id === undefined ? [url] : []))
  const otherUrls = others.flatMap((other) => other.images.map(({ imageUrl }) => imageUrl))
  const { data: own } = useQuery({
    ...adminQueries.imageAdvice(usable.map(({ url }) => url).toSorted(), awaited),
    enabled: usable.length > 0,
    placeholderData: keepPreviousData,
  })
  const { data: ofOthers } = useQuery({
    ...adminQueries.imageAdvice(otherUrls.toSorted(), []),
    enabled: usable.length > 0 && otherUrls.length > 0,
    placeholderData: keepPreviousData,
  })
  return useMemo(
    () => adviceSentences(images, others, [...(own ?? []), ...(ofOthers ?? [])]),
    [images, others, own, ofOthers],
  )
}
