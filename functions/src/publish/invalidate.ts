import { Sha256 } from '@smithy/core/checksum'
import { HttpRequest } from '@smithy/core/transport'
import { SignatureV4 } from '@smithy/signature-v4'
import { requireEnvironment } from '../environment.ts'

/** Above this one wildcard is cheaper, and quicker to take effect, than naming each. */
const mostPaths = 30
const attempts = 3

/**
 * Has every edge forget these addresses, in one batch. Throws when CloudFront does not take it; edges then keep what
 * they have for 5 minutes at most.
 */
export async function invalidate(distributionId: string, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return
  const paths = addresses.length > mostPaths ? ['/*'] : addresses
  for (let attempt = 1; ; attempt += 1) {
    const status = await send(distributionId, paths)
    if (status < 300) return
    if (attempt === attempts || (status < 500 && status !== 429)) throw new Error(`CloudFront answered ${status}`)
  }
}

/** The one call to CloudFront; the SDK's client for it is a megabyte. */
async function send(distributionId: string, paths: readonly string[]): Promise<number> {
  const endpoint = new URL(process.env.AWS_ENDPOINT_URL_CLOUDFRONT ?? 'https://cloudfront.amazonaws.com')
  const items = paths.map((path) => `<Path>${encodeURI(path)}</Path>`).join('')
  const body = `<?xml version="1.0" encoding="UTF-8"?><InvalidationBatch xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><CallerReference>${crypto.randomUUID()}</CallerReference><Paths><Items>${items}</Items><Quantity>${paths.length}</Quantity></Paths></InvalidationBatch>`
  const request = new HttpRequest({
    method: 'POST',
    protocol: endpoint.protocol,
    hostname: endpoint.hostname,
    path: `/2020-05-31/distribution/${distributionId}/invalidation`,
    headers: { host: endpoint.host, 'content-type': 'text/xml' },
    body,
  })
  const { headers } = await signer().sign(request)
  const answer = await fetch(new URL(request.path, endpoint), { method: 'POST', headers, body })
  return answer.status
}

function signer(): SignatureV4 {
  const sessionToken = process.env.AWS_SESSION_TOKEN
  return new SignatureV4({
    service: 'cloudfront',
    // CloudFront is signed for in this region, wherever it is called from.
    region: 'us-east-1',
    sha256: Sha256,
    credentials: {
      accessKeyId: requireEnvironment('AWS_ACCESS_KEY_ID'),
      secretAccessKey: requireEnvironment('AWS_SECRET_ACCESS_KEY'),
      ...(sessionToken && { sessionToken }),
    },
  })
}
