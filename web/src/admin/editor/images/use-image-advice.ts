import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { adminQueries } from '../../api/admin-queries.ts'
import { adviceSentences, type OtherImages } from './advice-sentences.ts'
import { displayedImages, type ImageList } from './image-list.ts'

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
