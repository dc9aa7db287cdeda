import { locations } from '@porchlight/contract/properties/options'
import { routes } from '@porchlight/contract/routes'
import { staticPages } from '@porchlight/contract/static-pages'

const TIMEOUT_MS = 8000

/** Addresses with the status and a text that a stranger should get. `npm run smoke` checks more. */
const expected: [path: string, status: number, text: string][] = [
  ...['', ...locations, ...staticPages.map(({ name }) => name)].map((name): [string, number, string] => [
    `/${name}`,
    200,
    '</html>',
  ]),
  ['/sitemap.xml', 200, '</urlset>'],
  ['/nowhere', 404, '</html>'],
  [routes.listHeroImages.path, 200, ']'],
  [routes.currentUser.path, 401, 'unauthorized'],
  [routes.login.path, 302, ''],
]

/** Throws an Error that names every address of the site that does not answer as it should. */
export async function lookAtSite(origin: string): Promise<void> {
  const pages = await Promise.all(expected.map((one) => problemOf(origin, ...one)))
  const [property] = /(?<=<loc>)[^<]*\/property\/[^<]*/.exec(await textOf(`${origin}/sitemap.xml`)) ?? []
  const results = [...pages, property && (await problemOf(origin, new URL(property).pathname, 200, '</html>'))]
  const problems = results.filter((problem) => problem !== undefined)
  if (problems.length > 0) throw new Error(`The site does not answer as it should: ${problems.join('; ')}`)
}

async function problemOf(origin: string, path: string, status: number, text: string): Promise<string | undefined> {
  try {
    const response = await request(origin + path)
    if (response.status !== status) return `${path} answers ${response.status} instead of ${status}`
    return (await response.text()).includes(text) ? undefined : `${path} has no ${text}`
  } catch (error) {
    return `${path} does not answer: ${error instanceof Error ? error.message : String(error)}`
  }
}

const request = (address: string) => fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })

const textOf = (address: string) =>
  request(address).then(
    (response) => response.text(),
    () => '',
  )
