import { headObject } from '../aws/bucket.ts'
import { concurrently } from '../concurrently.ts'
import { isExpired } from '../data/uploads/removed-pictures.ts'
import { pictureAt } from './image-url.ts'
import type { Services } from './picture-objects.ts'

const atOnce = 12

/** Which of these pictures (paths on the site) cannot be shown any more, since they were removed too long ago. */
export async function picturesGone(
  { table, originals }: Pick<Services, 'table' | 'originals'>,
  imageUrls: readonly string[],
): Promise<Set<string>> {
  const gone = new Set<string>()
  await concurrently(imageUrls, atOnce, async (imageUrl) => {
    const picture = pictureAt(originals, imageUrl)
    if (!picture) return
    if ((await isExpired(table, picture.uploadId)) || !(await headObject(originals, picture.key))) gone.add(imageUrl)
  })
  return gone
}
