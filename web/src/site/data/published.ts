import { hashKey, type QueryFunctionContext, queryOptions } from '@tanstack/react-query'
import { mayBeSignedIn } from '../../shared/api/may-be-signed-in.ts'

/** In a script element of a page's HTML and in its file `data.json`. */
export interface QueryData<Answer = unknown> {
  build: string
  /** Undefined for a page that is served at many addresses. */
  path?: string | undefined
  /** Query keys and data, which an app of the same build trusts. */
  entries: [key: readonly unknown[], answer: Answer][]
}

/** Then the API is called. */
const FILE_TIMEOUT_MS = 10_000

/** The published page that loaded this app. Undefined on a dev server. */
let loadedPage: Pick<QueryData, 'build' | 'path'> | undefined

/** Returns the data inside the HTML of the first page; undefined if it has none. */
export function readLoadedPage(): QueryData | undefined {
  const block = document.getElementById('query-data')
  const page: QueryData | undefined = block ? JSON.parse(block.textContent) : undefined
  loadedPage = page
  return page
}

/** A page's `data.json`; null if there is none. */
const fileAt = <T>(address: string) =>
  queryOptions({
    queryKey: ['file', address],
    queryFn: async (): Promise<QueryData<T> | null> => {
      const response = await fetch(address, { signal: AbortSignal.timeout(FILE_TIMEOUT_MS) })
      return response.ok ? response.json() : null
    },
  })

/**
 * Resolves a query from the page's data file, which needs no function call, or from the API if the file cannot be used.
 * Signed-in users get the API's answer later as well, because their last change may not be published yet.
 */
export async function readPublished<T>(
  context: QueryFunctionContext,
  path: string,
  fetchFromApi: (context: QueryFunctionContext) => Promise<T>,
): Promise<T> {
  const { client, queryKey } = context
  if (mayBeSignedIn() && client.getQueryData(queryKey) !== undefined) return fetchFromApi(context)
  const file = await client.fetchQuery(fileAt<T>(`${path === '/' ? '' : path}/data.json`)).catch(() => null)
  if (!file || !loadedPage) return fetchFromApi(context)
  if (file.build !== loadedPage.build) {
    // The site was deployed after this app was loaded. A page that was just loaded is not loaded again.
    const isAnotherPage = location.pathname === path && loadedPage.path !== path
    return isAnotherPage ? loadPageAgain() : fetchFromApi(context)
  }
  const entry = file.entries.find(([key]) => hashKey(key) === hashKey(queryKey))
  if (!entry) return fetchFromApi(context)
  refetchIfSignedIn(context)
  return entry[1]
}

function loadPageAgain(): Promise<never> {
  location.reload()
  return new Promise(() => {})
}

/** Administrators see their own save before it is published. */
export function refetchIfSignedIn({ client, queryKey }: QueryFunctionContext): void {
  if (mayBeSignedIn()) setTimeout(() => void client.invalidateQueries({ queryKey, exact: true }))
}
