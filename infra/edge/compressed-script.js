const acceptsBrotli = /(?:^|,)\s*br\s*(?:;\s*q=(?:1|0?\.0*[1-9])[\d.]*\s*)?(?:,|$)/i
const script = /^\/assets\/[\w.-]+\.js$/

// Compressed at brotli's highest level while building, a script is a tenth smaller than CloudFront makes it.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls `handler` by its name
function handler(event) {
  const request = event.request
  const accepted = request.headers['accept-encoding']
  if (accepted && acceptsBrotli.test(accepted.value) && script.test(request.uri)) request.uri += '.br'
  return request
}
