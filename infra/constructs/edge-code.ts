import { readFileSync } from 'node:fs'
import { locations } from '@porchlight/contract/properties/options'
import { routes } from '@porchlight/contract/routes'
import { staticPages } from '@porchlight/contract/static-pages'

/** Matches calls such as `PUT /api/properties/1` of all routes that need a session. */
const guardedCalls = new RegExp(
  `^(?:${Object.values(routes)
    .filter(({ access }) => access !== 'public')
    .map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}`)
    .join('|')})$`,
)

const pageNames = [...locations, ...staticPages.map(({ name }) => name)]

/** Returns the code of infra/edge/<file>.js with the site's pages, the API's guarded calls and this key filled in. */
export const edgeCode = (file: string, sessionKey: string) =>
  readFileSync(new URL(`../edge/${file}.js`, import.meta.url), 'utf8')
    .replace('PAGE_NAMES', pageNames.join('|'))
    .replace('SESSION_KEY', () => sessionKey)
    .replace('GUARDED_CALLS', () => guardedCalls.source)
