import { setTimeout } from 'node:timers/promises'
import type { Services } from '../src/media/picture-objects.ts'
import { makeVariants } from '../src/media/variants/make-variants.ts'

/** What some work gives, during which the originals bucket's events of pictures come, as those that it brings back. */
export async function whileMaking<T>(services: Services, imageUrls: readonly string[], work: () => Promise<T>) {
  let isDone = false
  const working = work().finally(() => {
    isDone = true
  })
  while (!isDone) {
    for (const imageUrl of imageUrls) await makeVariants(services, imageUrl.slice(1))
    await Promise.race([working.catch(() => undefined), setTimeout(50)])
  }
  return working
}
