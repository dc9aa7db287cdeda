import { fits, type Shape } from '@porchlight/contract/shape'
import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query'
import { maybeSignedIn } from '../../shared/api/maybe-signed-in.ts'

/** Milliseconds after which a file that hangs is given up: the largest takes a third of them on the slowest of phones' lines. */
const patience = 10_000

/** Keys of queries with their answers, as the publisher writes them beside a page. */
const fileAt = (address: string) =>
  queryOptions({
    queryKey: ['file', address],
    queryFn: async (): Promise<unknown[]> => {
      const late = new AbortController()
      const timer = setTimeout(() => late.abort(), patience)
      try {
        const response = await fetch(address, { signal: late.signal })
        const entries: unknown = response.ok ? await response.json() : undefined
        return Array.isArray(entries) ? entries : []
      } finally {
        clearTimeout(timer)
      }
    },
    // one that was missing or broken may be there the next time
    staleTime: ({ state }) => (state.data?.length ? Number.POSITIVE_INFINITY : 0),
  })

interface Published<T> {
  /** Page beside which the answer lies, and the name of the file: by default of that which says what the page knows. */
  path: string
  file?: string
  /** What the answer must look like: the file may be of another version of the site. */
  shape: Shape
  ask: (context: QueryFunctionContext) => Promise<T>
}

/**
 * Answers a query from what is published, which waits for no function; the API stands in for a file that is missing or
 * broken, and says what is new once something is shown. For whoever may be signed in, and may have saved what is not
 * published yet, the API is asked as well.
 */
export async function published<T>(
  context: QueryFunctionContext,
  { path, file = 'data.json', shape, ask }: Published<T>,
): Promise<T> {
  const { client, queryKey } = context
  if (client.getQueryData(queryKey) !== undefined) return ask(context)
  const entries = await client.fetchQuery(fileAt(`${path === '/' ? '' : path}/${file}`)).catch(() => [])
  const answer = answerIn<T>(entries, JSON.stringify(queryKey), shape)
  if (answer === undefined) return ask(context)
  askAgain(context)
  return answer
}

/** For whoever may be signed in: has a query ask once more when what it is about to answer is shown. */
export function askAgain({ client, queryKey }: QueryFunctionContext): void {
  if (maybeSignedIn()) setTimeout(() => void client.invalidateQueries({ queryKey, exact: true }))
}

function answerIn<T>(entries: readonly unknown[], key: string, shape: Shape): T | undefined {
  for (const entry of entries) {
    if (!Array.isArray(entry) || JSON.stringify(entry[0]) !== key) continue
    const answer: unknown = entry[1]
    return isAnswer<T>(shape, answer) ? answer : undefined
  }
  return undefined
}

const isAnswer = <T>(shape: Shape, value: unknown): value is T => fits(shape, value)
