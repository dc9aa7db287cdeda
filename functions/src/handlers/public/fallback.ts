import { routes } from '@porchlight/contract/routes'
import type { Route } from '@porchlight/contract/routes/route'
import { KnownError, notFound } from '../../errors.ts'
import { requireAccess } from '../../http/access.ts'
import { apiLambda } from '../../http/api-lambda.ts'

/** Returns 404 for an unknown path, 405 for another method of a known path. */
export const handler = apiLambda('fallback', async (event) => {
  const known = Object.values<Route>(routes).filter(({ path }) => matchesPath(path, event.rawPath))
  if (known.length === 0) throw notFound('Path')
  const route = known.find(({ method }) => method === event.requestContext.http.method)
  if (!route) throw methodNotAllowed(known)
  await requireAccess(route.access, event)
  throw notFound('Path')
})

function matchesPath(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const parts = path.split('/')
  return wanted.length === parts.length && wanted.every((part, i) => part === parts[i] || (part === '{id}' && parts[i]))
}

function methodNotAllowed(known: readonly Route[]) {
  const allow = [...new Set(known.map(({ method }) => method))].join(', ')
  return new KnownError('method_not_allowed', `Use ${allow}`, { headers: { allow } })
}
