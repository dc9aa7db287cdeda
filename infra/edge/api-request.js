// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls `handler` by its name
function handler(event) {
  const request = event.request
  // Overwritten always, so that a visitor cannot forge the address or host.
  request.headers['x-viewer-address'] = { value: event.viewer.ip }
  // The API has its own host name, so the visitor's would be lost.
  request.headers['x-viewer-host'] = { value: request.headers.host.value }
  // Signed-in people use routes of their own, which visitors' calls cannot exhaust: docs/decisions/024.
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
