/** One answer of the site, its body as it was before it was compressed. */
export interface Answer {
  status: number
  headers: Headers
  bytes: Uint8Array
  text: string
}

/** Asks the site as a browser does, without ever following a redirect. */
export interface Visitor {
  /** Scheme and host of the site, without a slash at the end. */
  origin: string
  /** Where the API itself is found, if that is known. */
  api: string | undefined
  /** `address` is a path of the site or a whole address. */
  ask(address: string, init?: RequestInit): Promise<Answer>
}

/** What `fetch` is asked for; a test puts another in its place. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>

/** Something is wrong with the site: one sentence that a person without the source at hand understands. */
export class Finding extends Error {}

/** Throws a finding unless `isWell`. */
export function expectThat(isWell: boolean, sentence: string): asserts isWell {
  if (!isWell) throw new Finding(sentence)
}

const timeoutMs = 8000

/** Remembers what it was told, so that checks which look at the same page ask for it once. */
export function visitorOf(
  { origin, api }: Pick<Visitor, 'origin' | 'api'>,
  fetch: Fetch,
  signal: AbortSignal,
): Visitor {
  const remembered = new Map<string, Promise<Answer>>()

  async function ask(address: string, init: RequestInit): Promise<Answer> {
    try {
      const response = await fetch(new URL(address, origin).href, {
        redirect: 'manual',
        ...init,
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      })
      const bytes = await response.bytes()
      return { status: response.status, headers: response.headers, bytes, text: new TextDecoder().decode(bytes) }
    } catch (error) {
      throw new Finding(`${address} did not answer: ${reasonOf(error)}.`)
    }
  }

  return {
    origin,
    api,
    ask(address, init) {
      if (init) return ask(address, init)
      const asked = remembered.get(address) ?? ask(address, {})
      remembered.set(address, asked)
      return asked
    },
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'it took longer than it may'
  return error.cause instanceof Error ? error.cause.message : error.message
}
