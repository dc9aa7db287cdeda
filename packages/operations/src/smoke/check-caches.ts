import { routes } from '@porchlight/contract/routes'
import { assetsOf } from './check-delivery.ts'
import { firstProperty, pagesOf } from './site-map.ts'
import { expectThat, type Visitor } from './visitor.ts'

const forGood = /max-age=31536000\b.*\bimmutable\b/

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
    expectThat(forGood.test(await cacheOf(path)), `Browsers load ${path} again although it never changes.`)
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
  expectThat(forGood.test(await cacheOf(image.imageUrl)), 'Browsers load pictures again although they never change.')
  const missing = image.imageUrl.replace(/[^/]+$/, 'missing.jpg')
  expectThat(!forGood.test(await cacheOf(missing)), 'A picture that is missing for a moment is missing for a year.')
}
