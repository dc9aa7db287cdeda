import { picturesWithoutSize } from '../../data/uploads/shown-pictures.ts'
import { findVariants } from '../../data/uploads/variants-repository.ts'
import { pictureAt } from '../image-url.ts'
import type { Services } from '../picture-objects.ts'
import { makeVariants } from './make-variants.ts'

/**
 * Makes the variants of pictures that are shown but have none, such as those from before there were any, until a time
 * (in ms since 1970). Gives what failed; one failure keeps no other picture from being made.
 */
export async function makeMissing(services: Services, until: number): Promise<unknown[]> {
  const { table, originals } = services
  const failures: unknown[] = []
  for (const imageUrl of await picturesWithoutSize(table)) {
    const picture = pictureAt(originals, imageUrl)
    if (!picture || (await findVariants(table, picture.uploadId))) continue
    if (Date.now() > until) break
    try {
      await makeVariants(services, picture.key)
    } catch (error) {
      failures.push(error)
    }
  }
  return failures
}
