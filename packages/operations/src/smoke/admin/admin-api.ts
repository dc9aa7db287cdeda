import { errorBodySchema } from '@porchlight/contract/error'
import type { Route } from '@porchlight/contract/routes/route'
import * as z from 'zod/mini'
import { SmokeFailure } from '../visitor.ts'

interface Call {
  id?: string
  query?: Record<string, string>
  body?: unknown
}

/** Calls have the bearer token of an administrator. */
export interface AdminApi {
  /** Throws Refusal for an error response, and SmokeFailure for a wrong one or none. */
  call<O extends z.ZodMiniType>(route: Route & { output: O }, call?: Call): Promise<z.output<O>>
}

export class Refusal extends SmokeFailure {
  readonly status: number

  constructor(status: number, sentence: string) {
    super(sentence)
    this.status = status
  }
}

/** A save waits up to 25 s for its images. */
const RESPONSE_TIMEOUT_MS = 40_000

export const adminApi = (origin: string, token: string): AdminApi => ({
  async call({ method, path, output }, { id = '', query, body } = {}) {
    const address = new URL(path.replace('{id}', encodeURIComponent(id)), origin)
    address.search = new URLSearchParams(query).toString()
    const response = await fetch(address, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new SmokeFailure(`${method} ${path} did not answer: ${error instanceof Error ? error.message : error}.`)
    })
    if (!response.ok) throw await refusalOf(response, `${method} ${path}`)
    const answer = response.status === 204 ? undefined : await response.json().catch(() => undefined)
    const parsed = z.safeParse(output, answer)
    if (!parsed.success) throw new SmokeFailure(`The answer of ${method} ${path} does not match the contract.`)
    return parsed.data
  },
})

async function refusalOf(response: Response, call: string): Promise<Refusal> {
  const { data } = z.safeParse(errorBodySchema, await response.json().catch(() => undefined))
  const issues = data?.issues?.map(({ path, message }) => `${path}: ${message}`).join('; ')
  const reason = issues || data?.message
  return new Refusal(response.status, `${call} answered ${response.status}${reason ? `: ${reason}` : ''}.`)
}
