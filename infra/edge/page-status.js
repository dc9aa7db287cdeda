// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls `handler` by its name
function handler(event) {
  const response = event.response
  const status = response.headers['x-amz-meta-status']
  if (!status) return response
  delete response.headers['x-amz-meta-status']
  // A 304 stays: the browser shows the page and the status that it kept.
  if (response.statusCode === 200 && status.value === '404') {
    response.statusCode = 404
    response.statusDescription = 'Not Found'
  }
  return response
}
