const ownPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; frame-src https:; manifest-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls `handler` by its name
function handler(event) {
  const response = event.response
  const headers = response.headers
  const status = headers['x-amz-meta-status']
  delete headers['x-amz-meta-status']
  const isPublished = headers['x-amz-meta-style'] !== undefined
  // A 304 from S3 lacks the metadata. The browser merges its headers into the stored page (RFC 9111, 3.2), so a policy
  // without hashes would block the page's style and script.
  if (response.statusCode === 304 && !isPublished) delete headers['content-security-policy']
  // CloudFront adds the policy before this function runs. If that order changed, the response headers policy would
  // still keep the page's own.
  if (isPublished && !headers['content-security-policy']) headers['content-security-policy'] = { value: ownPolicy }
  const policy = headers['content-security-policy']
  // Each page allows only its own style sheet and inline script, since pages of two builds coexist during a deployment.
  const inline = ['style', 'script']
  inline.forEach((kind) => {
    const hash = headers[`x-amz-meta-${kind}`]
    delete headers[`x-amz-meta-${kind}`]
    if (hash && policy && /^sha256-[\w+/=]+$/.test(hash.value)) {
      policy.value = policy.value.replace(`${kind}-src 'self'`, `${kind}-src 'self' '${hash.value}'`)
    }
  })
  // docs/decisions/016: published pages contain nothing private, and isolating their windows costs a browser process.
  if (isPublished) delete headers['cross-origin-opener-policy']
  // A 304 stays: the browser shows its stored page and status.
  if (status && response.statusCode === 200 && status.value === '404') {
    response.statusCode = 404
    response.statusDescription = 'Not Found'
  }
  return response
}
