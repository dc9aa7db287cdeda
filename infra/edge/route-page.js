// No destructuring and no for-of: CloudFront functions support only part of the language.
const published =
  /^\/(?:$|(?:atlanta|dallas|about|accessibility|privacy|compare|saved)$|property\/[^/]+$|preview\/[^/]+$)/
const admin = /^\/admin(?:\/|$)/
// Extensions of files. A missing file gets S3's plain response, since only programs request one.
const file = /\.(?:avif|css|ico|jpe?g|js|json|map|pdf|png|svg|txt|webmanifest|webp|woff2|xml)$/i

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls `handler` by its name
function handler(event) {
  const request = event.request
  // Phone keyboards capitalize addresses.
  const canonical = request.uri.replace(/\/+$/, '').toLowerCase() || '/'
  // With a default root object a function may receive this instead of `/`; a redirect would loop.
  if (request.uri === '/index.html') return request
  if (published.test(canonical) || admin.test(canonical)) {
    // Only redirects to pages of this site, so `//evil.com/` is ignored.
    if (request.uri !== canonical) return redirect(canonical + query(request.querystring))
    // All previews share one document, which requests its content.
    const page = canonical.replace(/^\/preview\/.*/, '/preview').replace(/\/$/, '')
    request.uri = admin.test(canonical) ? '/admin.html' : `${page}/index.html`
  } else if (!file.test(request.uri)) {
    request.uri = '/404.html'
  }
  return request
}

function redirect(location) {
  return {
    statusCode: 308,
    statusDescription: 'Permanent Redirect',
    headers: {
      location: { value: location },
      // CloudFront adds policy headers only to responses from origin or cache, and this is neither.
      'strict-transport-security': { value: 'max-age=63072000; includeSubDomains' },
    },
  }
}

// Names and values are still percent-encoded.
function query(parameters) {
  const pairs = []
  Object.keys(parameters).forEach((name) => {
    const values = parameters[name].multiValue || [parameters[name]]
    values.forEach((one) => {
      pairs.push(one.value === '' ? name : `${name}=${one.value}`)
    })
  })
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}
