// No destructuring and no for-of: the engine of CloudFront functions knows only part of the language.
const published =
  /^\/(?:$|(?:atlanta|dallas|about|accessibility|privacy|compare|saved)$|property\/[^/]+$|preview\/[^/]+$)/
const admin = /^\/admin(?:\/|$)/
// Endings of files, which no page has. A missing file gets S3's plain answer: only programs ask for one.
const file = /\.(?:avif|css|ico|jpe?g|js|json|map|pdf|png|svg|txt|webmanifest|webp|woff2|xml)$/i

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls `handler` by its name
function handler(event) {
  const request = event.request
  // Keyboards of phones begin an address with a capital.
  const canonical = request.uri.replace(/\/+$/, '').toLowerCase() || '/'
  // With a default root object a function may be shown this in the place of `/`; sending it there would never end.
  if (request.uri === '/index.html') return request
  if (published.test(canonical) || admin.test(canonical)) {
    // Only pages of this site are ever redirected to, so `//evil.com/` and its relatives lead nowhere.
    if (request.uri !== canonical) return redirect(canonical + query(request.querystring))
    // All previews have one document, which asks for what it shows.
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
      // CloudFront promises the headers of its policy for what comes from the origin or the cache, and this is neither.
      'strict-transport-security': { value: 'max-age=63072000; includeSubDomains' },
    },
  }
}

// Names and values arrive as they were sent, still percent-encoded.
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
