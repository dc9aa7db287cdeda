// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls `handler` by its name
function handler(event) {
  const response = event.response
  const headers = response.headers
  const status = headers['x-amz-meta-status']
  const style = headers['x-amz-meta-style']
  delete headers['x-amz-meta-status']
  delete headers['x-amz-meta-style']
  const policy = headers['content-security-policy']
  // Each page allows its own style sheet and no other: pages of two builds live side by side during a deployment.
  if (style && policy && /^sha256-[\w+/=]+$/.test(style.value)) {
    policy.value = policy.value.replace("style-src 'self'", `style-src 'self' '${style.value}'`)
  }
  // A 304 stays: the browser shows the page and the status that it kept.
  if (status && response.statusCode === 200 && status.value === '404') {
    response.statusCode = 404
    response.statusDescription = 'Not Found'
  }
  return response
}
