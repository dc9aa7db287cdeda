import { setTimeout } from 'node:timers/promises'
import { errorBodySchema } from '@porchlight/contract/error'
import type { Route } from '@porchlight/contract/route'
import * as z from 'zod/mini'
import { Trouble } from '../stages.ts'
import type { SignedIn } from './sign-in.ts'
import type { Site } from './where.ts'

interface Call {
  id?: string
  query?: Record<string, string>
  body?: unknown
}

/** Calls the site's API as the person who is signed in. */
export interface SiteApi {
  /** The answer of a route, parsed. Throws Trouble, in the site's own words, for one that is not OK, and for none at all. */
  call<O extends z.ZodMiniType>(route: Route & { output: O }, call?: Call): Promise<z.output<O>>
}

/** Pictures that were just uploaded can take minutes to be prepared, many at a time; a site that is asked too much says so. */
const longestWaitMs = 10 * 60_000
const passing = new Set([429, 503])
const answerWithinMs = 60_000

export function siteApi({ origin }: Pick<Site, 'origin'>, { token }: Pick<SignedIn, 'token'>): SiteApi {
  const send = async ({ method, path }: Route, { id = '', query, body }: Call) => {
    const address = `${origin}${path.replace('{id}', encodeURIComponent(id))}?${new URLSearchParams(query)}`
    const headers = { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' }
    try {
      const signal = AbortSignal.timeout(answerWithinMs)
      return await fetch(address, {
        method,
        headers,
        signal,
        body: body === undefined ? undefined : JSON.stringify(body),
      })
    } catch (error) {
      throw new Trouble(`${origin} does not answer: ${error instanceof Error ? (error.cause ?? error.message) : error}`)
    }
  }
  return {
    async call(route, call = {}) {
      const deadline = Date.now() + longestWaitMs
      for (;;) {
        const response = await send(route, call)
        if (!response.ok && passing.has(response.status) && Date.now() < deadline) {
          await response.body?.cancel()
          await setTimeout(Number(response.headers.get('retry-after') ?? 2) * 1000)
          continue
        }
        if (!response.ok) throw await refusalOf(response)
        return z.parse(route.output, response.status === 204 ? undefined : await response.json())
      }
    },
  }
}

async function refusalOf(response: Response): Promise<Trouble> {
  const { data } = z.safeParse(errorBodySchema, await response.json().catch(() => undefined))
  const issues = data?.issues?.map(({ path, message }) => `${path}: ${message}`).join('; ')
  if (response.status === 401) return new Trouble('You are not signed in any more.')
  if (response.status === 403) return new Trouble('You may change nothing on this site.')
  return new Trouble(issues || data?.message || `The site answered ${response.status}.`)
}
