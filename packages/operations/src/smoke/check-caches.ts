import { routes } from '@porchlight/contract/routes'
import { assetsOf } from './check-delivery.ts'
import { firstProperty, pagesOf } from './site-map.ts'
import { expectThat, type Visitor } from './visitor.ts'

const immutable = /max-age=31536000\b.*\bimmutable\b/

/** Browsers ask before each use of a page, edges may show an old one if the bucket fails, and files with a hash are kept. */
export async function checkCaches(visitor: Visitor): Promise<undefined> {
  const { ask } = visitor
  const cacheOf = async (path: string) => (await ask(path)).headers.get('cache-control') ?? ''
  for (const { path, status } of await pagesOf(visitor)) {
    if (status !== 200) continue
    const cache = await cacheOf(path)
    expectThat(/\bmax-age=0\b/.test(cache), `Browsers keep ${path} without asking whether it has changed.`)
    expectThat(
      /\bstale-if-error=\d/.test(cache) && !/must-revalidate|s-maxage/.test(cache),
      `${path} fails when its bucket does: edges may not show the version that they keep.`,
    )
  }
  for (const path of assetsOf((await ask('/')).text)) {
    expectThat(immutable.test(await cacheOf(path)), `Browsers load ${path} again although it never changes.`)
  }
  expectThat(
    /no-store|no-cache|max-age=0\b.*must-revalidate/.test(await cacheOf(routes.listProperties.path)),
    `Browsers keep the answer of ${routes.listProperties.path} without asking whether it has changed.`,
  )
  expectThat(
    /no-store/.test(await cacheOf(routes.currentUser.path)),
    `Browsers may keep who is signed in (${routes.currentUser.path}).`,
  )
  const [image] = (await firstProperty(visitor))?.images ?? []
  if (!image) return
  expectThat(immutable.test(await cacheOf(image.imageUrl)), 'Browsers load images again although they never change.')
  const missing = image.imageUrl.replace(/[^/]+$/, 'missing.jpg')
  expectThat(!immutable.test(await cacheOf(missing)), 'Browsers cache a missing image for a year.')
}
