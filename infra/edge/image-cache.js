// CloudFront calls this only for responses below 400. A response headers policy would also cache a missing image for a
// year.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls `handler` by its name
function handler(event) {
  const response = event.response
  response.headers['cache-control'] = { value: 'public, max-age=31536000, immutable' }
  return response
}
