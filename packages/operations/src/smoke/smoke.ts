import { checkApi, checkApiAddress } from './check-api.ts'
import { checkCaches } from './check-caches.ts'
import { checkCanonicalAddresses, checkCompression } from './check-delivery.ts'
import { checkImages } from './check-images.ts'
import { checkHeaders, checkPages, checkPolicies, checkRevalidation, checkStyles } from './check-pages.ts'
import { checkSignIn, checkUploads } from './check-sign-in.ts'
import { type Fetch, SmokeFailure, type Visitor, visitorOf } from './visitor.ts'

/** Returns the reason if the check was skipped. Throws SmokeFailure if the site is wrong. */
type Check = (visitor: Visitor) => Promise<string | undefined>

/** Names are the verified behavior. */
export const checks: Record<string, Check> = {
  'every kind of page responds': checkPages,
  'pages are styled': checkStyles,
  'each page allows its own content and nothing else': checkPolicies,
  'security headers are on pages, API responses and images': checkHeaders,
  'a cached page is not sent again': checkRevalidation,
  'pages, scripts and lists are compressed': checkCompression,
  'everything is cached as long as possible': checkCaches,
  'images are available in every format': checkImages,
  'search engines receive this address': checkCanonicalAddresses,
  'the API matches its contract': checkApi,
  'the API refuses calls that bypass the site': checkApiAddress,
  'signing in opens the hosted login': checkSignIn,
  'uploads require signing in': checkUploads,
}

export interface Result {
  check: string
  finding?: string
  skipped?: string
}

const SMOKE_TIMEOUT_MS = 30_000

interface Options {
  /** Only `deploy` knows the direct address of the API. */
  api?: string | undefined
  fetch?: Fetch
}

/**
 * Takes at most 30 seconds. `origin` is for example https://www.homes.org. Never throws: failures are in the results.
 */
export async function smoke(origin: string, { api, fetch = globalThis.fetch }: Options = {}): Promise<Result[]> {
  const visitor = visitorOf({ origin, api }, fetch, AbortSignal.timeout(SMOKE_TIMEOUT_MS))
  return Promise.all(
    Object.entries(checks).map(async ([check, run]): Promise<Result> => {
      try {
        const skipped = await run(visitor)
        return skipped ? { check, skipped } : { check }
      } catch (error) {
        if (error instanceof SmokeFailure) return { check, finding: error.message }
        return { check, finding: `The check itself failed: ${error instanceof Error ? error.stack : String(error)}` }
      }
    }),
  )
}
