// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls `handler` by its name
function handler(event) {
  const response = event.response
  const headers = response.headers
  const status = headers['x-amz-meta-status']
  delete headers['x-amz-meta-status']
  const policy = headers['content-security-policy']
  const isPublished = headers['x-amz-meta-style'] !== undefined
  // Each page allows its own style sheet and loader, and no other: pages of two builds live side by side during a
  // deployment.
  const inline = ['style', 'script']
  inline.forEach((kind) => {
    const hash = headers[`x-amz-meta-${kind}`]
    delete headers[`x-amz-meta-${kind}`]
    if (hash && policy && /^sha256-[\w+/=]+$/.test(hash.value)) {
      policy.value = policy.value.replace(`${kind}-src 'self'`, `${kind}-src 'self' '${hash.value}'`)
    }
  })
  // docs/decisions/016: published pages hold nothing private, and keeping their window apart costs a browser process.
  if (isPublished) delete headers['cross-origin-opener-policy']
  // A 304 stays: the browser shows the page and the status that it kept.
  if (status && response.statusCode === 200 && status.value === '404') {
    response.statusCode = 404
    response.statusDescription = 'Not Found'
  }
  return response
}
