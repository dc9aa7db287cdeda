/** `bytes` are decompressed. */
export interface SiteResponse {
  status: number
  headers: Headers
  bytes: Uint8Array
  text: string
}

/** Behaves like a browser, but does not follow redirects. */
export interface Visitor {
  /** Scheme and host of the site, without a slash at the end. */
  origin: string
  /** Direct address of the API, if it is known. */
  api: string | undefined
  /** `address` is a path of the site or a full URL. */
  ask(address: string, init?: RequestInit): Promise<SiteResponse>
}

export type Fetch = (address: string, init: RequestInit) => Promise<Response>

/** The message is one sentence for people who do not have the source code. */
export class SmokeFailure extends Error {}

/** Throws SmokeFailure unless `isMet`. */
export function expectThat(isMet: boolean, sentence: string): asserts isMet {
  if (!isMet) throw new SmokeFailure(sentence)
}

const REQUEST_TIMEOUT_MS = 8000

/** Caches responses, so that several checks of a page need one request. */
export function visitorOf(
  { origin, api }: Pick<Visitor, 'origin' | 'api'>,
  fetch: Fetch,
  signal: AbortSignal,
): Visitor {
  const responses = new Map<string, Promise<SiteResponse>>()

  async function ask(address: string, init: RequestInit): Promise<SiteResponse> {
    try {
      const response = await fetch(new URL(address, origin).href, {
        redirect: 'manual',
        ...init,
        signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]),
      })
      const bytes = await response.bytes()
      return { status: response.status, headers: response.headers, bytes, text: new TextDecoder().decode(bytes) }
    } catch (error) {
      throw new SmokeFailure(`${address} did not answer: ${reasonOf(error)}.`)
    }
  }

  return {
    origin,
    api,
    ask(address, init) {
      if (init) return ask(address, init)
      const response = responses.get(address) ?? ask(address, {})
      responses.set(address, response)
      return response
    },
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'it took longer than it may'
  return error.cause instanceof Error ? error.cause.message : error.message
}
