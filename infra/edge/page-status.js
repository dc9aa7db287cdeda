const ownPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; frame-src https:; manifest-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls `handler` by its name
function handler(event) {
  const response = event.response
  const headers = response.headers
  const status = headers['x-amz-meta-status']
  delete headers['x-amz-meta-status']
  const isPublished = headers['x-amz-meta-style'] !== undefined
  // S3 tells a 304 without the marks. The browser puts the headers of a 304 over those it kept (RFC 9111, 3.2): a policy
  // without hashes would take style and script from a page that it has.
  if (response.statusCode === 304 && !isPublished) delete headers['content-security-policy']
  // CloudFront adds the policy before it calls this function. Should it ever be the other way round, the page brings its
  // own, which the response headers policy leaves alone.
  if (isPublished && !headers['content-security-policy']) headers['content-security-policy'] = { value: ownPolicy }
  const policy = headers['content-security-policy']
  // Each page allows its own style sheet and inline script, and no other: pages of two builds live side by side during a
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
