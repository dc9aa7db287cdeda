import { areAlike } from '@porchlight/contract/images/image-advice'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { adminQueries } from '../../api/admin-queries.ts'
import { type ImageList, isFloorPlan } from './image-list.ts'
import { adviceCopy } from './images-copy.ts'

interface Judged {
  /** Sentences. */
  advice: readonly string[]
  isBrightened: boolean
}

/** Returns what is known by the key of the displayed image: nothing without an answer. Floor plans get no advice. */
export function useImageAdvice(displayed: ImageList): ReadonlyMap<string, Judged> {
  const usable = displayed.filter(({ problem }) => !problem)
  const awaited = usable.flatMap(({ id, url }) => (id === undefined ? [url] : []))
  const { data = [] } = useQuery({
    ...adminQueries.imageAdvice(usable.map(({ url }) => url).toSorted(), awaited),
    enabled: usable.length > 0,
    placeholderData: keepPreviousData,
  })
  const judged = new Map(data.map(({ imageUrl, ...judgement }) => [imageUrl, judgement]))
  const photos = usable.filter((image) => !isFloorPlan(image))
  const hashOf = (url: string) => judged.get(url)?.hash
  const alikeOf = (key: string, hash: string | undefined) =>
    photos.find((other) => {
      const otherHash = hashOf(other.url)
      return other.key !== key && hash && otherHash && areAlike(hash, otherHash)
    })
  return new Map(
    usable.map((image) => {
      const { advice = [], hash, isBrightened = false } = judged.get(image.url) ?? {}
      if (isFloorPlan(image)) return [image.key, { advice: [], isBrightened }]
      const alike = alikeOf(image.key, hash)
      const sentences: string[] = advice.map((kind) => adviceCopy[kind])
      if (alike) sentences.push(adviceCopy.alike(displayed.indexOf(alike) + 1))
      return [image.key, { advice: sentences, isBrightened }]
    }),
  )
}
