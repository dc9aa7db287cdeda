import { checkApi, checkApiAddress } from './check-api.ts'
import { checkCaches } from './check-caches.ts'
import { checkCanonicalAddresses, checkCompression } from './check-delivery.ts'
import { checkImages } from './check-images.ts'
import { checkHeaders, checkKept, checkPages, checkPolicies, checkStyles } from './check-pages.ts'
import { checkSignIn, checkUploads } from './check-sign-in.ts'
import { type Fetch, Finding, type Visitor, visitorOf } from './visitor.ts'

/** What a check gives: nothing, or why it could look at nothing. Throws a finding. */
type Check = (visitor: Visitor) => Promise<string | undefined>

/** Every check by what it promises. */
export const checks: Record<string, Check> = {
  'every kind of page answers': checkPages,
  'pages are styled': checkStyles,
  'each page may run and show what it brings, and nothing else': checkPolicies,
  'security headers are on pages, answers and pictures': checkHeaders,
  'a page that the browser has is not sent again': checkKept,
  'pages, scripts and lists are compressed': checkCompression,
  'everything is kept as long as it may be': checkCaches,
  'pictures come in every format': checkImages,
  'search engines are told this address': checkCanonicalAddresses,
  'the API answers as it promises': checkApi,
  'the API answers nobody past the site': checkApiAddress,
  'signing in leads to the hosted login': checkSignIn,
  'a stranger uploads nothing': checkUploads,
}

export interface Result {
  check: string
  /** What is wrong. */
  finding?: string
  /** Why there was nothing to look at. */
  skipped?: string
}

const maxMs = 30_000

interface Options {
  /** The API's own address, which `deploy` knows. */
  api?: string | undefined
  fetch?: Fetch
}

/**
 * Looks at a site from outside, for 30 seconds at most. `origin` such as https://www.homes.org. Never throws: what went
 * wrong is in the results.
 */
export async function smoke(origin: string, { api, fetch = globalThis.fetch }: Options = {}): Promise<Result[]> {
  const visitor = visitorOf({ origin, api }, fetch, AbortSignal.timeout(maxMs))
  return Promise.all(
    Object.entries(checks).map(async ([check, run]): Promise<Result> => {
      try {
        const skipped = await run(visitor)
        return skipped ? { check, skipped } : { check }
      } catch (error) {
        if (error instanceof Finding) return { check, finding: error.message }
        return { check, finding: `The check itself failed: ${error instanceof Error ? error.stack : String(error)}` }
      }
    }),
  )
}
