// No destructuring and no for-of: CloudFront functions support only part of the language.
// infra/constructs/edge-code.ts fills in the names of pages.
const published = /^\/(?:$|(?:PAGE_NAMES)$|property\/[^/]+$|preview\/[^/]+$)/
const admin = /^\/admin(?:\/|$)/
// A missing file gets S3's plain response, since only programs request one.
const file = /\.(?:avif|css|ico|jpe?g|js|json|map|pdf|png|svg|txt|webmanifest|webp|woff2|xml)$/i

// No address contains it: "/atlanta)" or "/atlanta](https:...".
const foreign = /[^\w.~/-].*$/
const punctuationOnly = /^(?:%[\da-f]{2}|[^\da-z%])*$/i

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls `handler` by its name
function handler(event) {
  const request = event.request
  const canonical = canonicalPath(request.uri)
  if (published.test(canonical) || admin.test(canonical)) {
    const query = cleanQuery(request.querystring, canonical)
    // "/compare%3Fids=a,b": some programs encode all of a link.
    const encoded = /%3f([\w%=,.-]+)$/i.exec(request.uri)
    if (encoded && !query.text) query.text = `?${encoded[1].replace(/%3d/gi, '=').replace(/%26/g, '&')}`
    // Only redirects to pages of this site, so `//evil.com/` is ignored.
    if (request.uri !== canonical || query.isChanged) return redirect(canonical + query.text)
    // All previews share one document, which requests its content.
    const page = canonical.replace(/^\/preview\/.*/, '/preview').replace(/\/$/, '')
    request.uri = admin.test(canonical) ? '/admin.html' : `${page}/index.html`
  } else if (!file.test(request.uri)) {
    request.uri = '/404.html'
  }
  return request
}

// Phone keyboards capitalize addresses, and messages add punctuation to them.
function canonicalPath(uri) {
  const path = uri
    .replace(foreign, '')
    .replace(/[._~/-]+$/, '')
    .replace(/\/{2,}/g, '/')
    .toLowerCase()
  return path || (punctuationOnly.test(uri) ? '/' : uri)
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

function cleanQuery(parameters, path) {
  const pairs = []
  let isChanged = false
  Object.keys(parameters).forEach((name) => {
    // From "&amp;" in a copied source.
    const cleanName = name.replace(/^(?:amp;)+/, '')
    const values = parameters[name].multiValue || [parameters[name]]
    values.forEach((one) => {
      const isIds = (path === '/compare' || path === '/saved') && cleanName === 'ids'
      const value = isIds ? one.value.replace(/(?:%[\da-f]{2}|[^\da-z%])+$/i, '') : one.value
      if (cleanName !== name || value !== one.value) isChanged = true
      pairs.push(value === '' ? cleanName : `${cleanName}=${value}`)
    })
  })
  return { isChanged, text: pairs.length > 0 ? `?${pairs.join('&')}` : '' }
}
