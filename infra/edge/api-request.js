// biome-ignore lint/style/useNodejsImportProtocol: CloudFront knows its modules by these names
const crypto = require('crypto')

// infra/constructs/edge-code.ts fills in both.
const sessionKey = 'SESSION_KEY'
const guardedCalls = /GUARDED_CALLS/

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls `handler` by its name
function handler(event) {
  const request = event.request
  // Overwritten always, so that a visitor cannot forge the address or host.
  request.headers['x-viewer-address'] = { value: event.viewer.ip }
  // The API has its own host name, so the visitor's would be lost.
  request.headers['x-viewer-host'] = { value: request.headers.host.value }
  const authorization = request.headers.authorization
  const isSignedIn =
    isIssued(request.cookies['__Host-session']) || (authorization && /^Bearer\s+\S/i.test(authorization.value))
  // Administrators' routes have limits for all callers together: docs/decisions/024.
  if (!isSignedIn && isGuarded(request)) return unauthorized
  // Signed-in people use routes of their own, which visitors' calls cannot exhaust.
  if (
    isSignedIn &&
    request.method === 'GET' &&
    /^\/api\/(hero-images|previews\/[^/]+|properties(\/[^/]+(\/units)?)?)$/.test(request.uri)
  ) {
    request.uri = request.uri.replace('/api', '/family')
  }
  return request
}

// API Gateway finds a route by the decoded path, too.
function isGuarded(request) {
  return (
    guardedCalls.test(`${request.method} ${request.uri}`) ||
    guardedCalls.test(`${request.method} ${request.uri.replace(/%[2-7][\da-f]/gi, decodeURIComponent)}`)
  )
}

// The second part of a session id proves the first: functions/src/auth/session-id.ts.
function isIssued(cookie) {
  const id = cookie ? cookie.value : ''
  const proof = crypto.createHmac('sha256', sessionKey).update(id.slice(0, 22)).digest('base64url')
  return id.length === 43 && proof.startsWith(id.slice(22))
}

const unauthorized = {
  statusCode: 401,
  statusDescription: 'Unauthorized',
  // CloudFront adds policy headers only to responses from origin or cache, and this is neither.
  headers: {
    'content-type': { value: 'application/json' },
    'cache-control': { value: 'no-store' },
    'content-security-policy': { value: "default-src 'none'; frame-ancestors 'none'; sandbox" },
    'cross-origin-resource-policy': { value: 'same-origin' },
    'referrer-policy': { value: 'strict-origin-when-cross-origin' },
    'strict-transport-security': { value: 'max-age=63072000; includeSubDomains' },
    'x-content-type-options': { value: 'nosniff' },
    'x-frame-options': { value: 'DENY' },
  },
  body: { encoding: 'text', data: '{"code":"unauthorized","message":"Sign in to do this"}' },
}
