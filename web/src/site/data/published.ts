import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query'
import { maybeSignedIn } from '../../shared/api/maybe-signed-in.ts'
import type { QueryData } from '../publish/query-data.ts'

/** Give up on a file after this time and ask the API instead. */
const FILE_TIMEOUT_MS = 10_000

/** The published page that this app was loaded with; undefined on a dev server. */
let loadedPage: Pick<QueryData, 'build' | 'path'> | undefined

export function setLoadedPage(page: typeof loadedPage): void {
  loadedPage = page
}

/** Reads `data.json` beside a page into the cache, and returns the build that it was written by. */
const fileAt = (address: string) =>
  queryOptions({
    queryKey: ['file', address],
    queryFn: async ({ client }): Promise<string | null> => {
      const response = await fetch(address, { signal: AbortSignal.timeout(FILE_TIMEOUT_MS) })
      if (!response.ok) return null
      const { build, entries }: QueryData = await response.json()
      for (const [key, answer] of entries) client.setQueryData(publishedKey(key), answer)
      return build
    },
    // A missing file may exist the next time.
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
  })

const publishedKey = (key: readonly unknown[]) => ['published', ...key]

interface Published<T> {
  /** The page beside which the file lies. */
  path: string
  /** Asks the API for the same. */
  ask: (context: QueryFunctionContext) => Promise<T>
}

/**
 * Answers a query from the file beside a page, so that no visitor waits for a function. The API answers when the file
 * cannot be used, and whenever the query already has data. Signed-in users may have saved something that is not
 * published yet, so for them the API is asked as well.
 */
export async function published<T>(context: QueryFunctionContext, { path, ask }: Published<T>): Promise<T> {
  const { client, queryKey } = context
  if (client.getQueryData(queryKey) !== undefined) return ask(context)
  const build = await client.fetchQuery(fileAt(`${path === '/' ? '' : path}/data.json`)).catch(() => null)
  if (!build || !loadedPage) return ask(context)
  if (build !== loadedPage.build) {
    // The site was deployed since this app was loaded. A page that was just loaded is not loaded again.
    const isAnotherPage = location.pathname === path && loadedPage.path !== path
    return isAnotherPage ? loadPageAgain() : ask(context)
  }
  const answer = client.getQueryData<T>(publishedKey(queryKey))
  if (answer === undefined) return ask(context)
  askAgain(context)
  return answer
}

function loadPageAgain(): Promise<never> {
  location.reload()
  return new Promise(() => {})
}

/** Repeats a query for signed-in users as soon as its answer is shown. */
export function askAgain({ client, queryKey }: QueryFunctionContext): void {
  if (maybeSignedIn()) setTimeout(() => void client.invalidateQueries({ queryKey, exact: true }))
}
