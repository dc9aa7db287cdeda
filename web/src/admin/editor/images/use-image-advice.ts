import { areAlike } from '@porchlight/contract/images/image-advice'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { adminQueries } from '../../api/admin-queries.ts'
import { type ImageList, isFloorPlan } from './image-list.ts'
import { adviceCopy } from './images-copy.ts'

/** Returns sentences of advice by the key of the displayed image. Without an answer there is no advice. */
export function useImageAdvice(displayed: ImageList): ReadonlyMap<string, readonly string[]> {
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
    photos.map(({ key, url }) => {
      const alike = alikeOf(key, hashOf(url))
      return [
        key,
        [
          ...(judged.get(url)?.advice ?? []).map((kind) => adviceCopy[kind]),
          ...(alike ? [adviceCopy.alike(displayed.indexOf(alike) + 1)] : []),
        ],
      ]
    }),
  )
}
