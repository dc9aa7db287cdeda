// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls `handler` by its name
function handler(event) {
  const request = event.request
  // Always overwritten: a visitor must not be able to name another address or host.
  request.headers['x-viewer-address'] = { value: event.viewer.ip }
  // The API is called under its own host name, so the one that the visitor used would be lost.
  request.headers['x-viewer-host'] = { value: request.headers.host.value }
  // Whoever is signed in reads by routes of their own, which no flood of visitors' calls exhausts: docs/decisions/024.
  const isSignedIn = request.cookies['__Host-session'] || request.headers.authorization
  if (
    isSignedIn &&
    request.method === 'GET' &&
    /^\/api\/(hero-images|previews\/[^/]+|properties(\/[^/]+(\/units)?)?)$/.test(request.uri)
  ) {
    request.uri = request.uri.replace('/api', '/family')
  }
  return request
}
