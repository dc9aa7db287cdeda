// CloudFront calls this for answers below 400 alone, so a picture that is missing for a moment is not missing for a
// year, as it would be if a response headers policy set this header.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls `handler` by its name
function handler(event) {
  const response = event.response
  response.headers['cache-control'] = { value: 'public, max-age=31536000, immutable' }
  return response
}
