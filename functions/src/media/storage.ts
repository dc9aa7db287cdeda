import { Sha256 } from '@smithy/core/checksum'
import { HttpRequest } from '@smithy/core/transport'
import { NodeHttpHandler } from '@smithy/node-http-handler'
import { SignatureV4 } from '@smithy/signature-v4'
import { requireEnvironment } from '../environment.ts'

/**
 * A private bucket of pictures. A few signed requests are all that is made of it; the SDK's whole client for them is
 * larger than everything else in a bundle.
 */
export interface Storage {
  /** Where the bucket's objects lie, with a closing slash. */
  address: URL
  signer: SignatureV4
  requests: NodeHttpHandler
}

/** The bucket of pictures as they were uploaded, named by ORIGINALS_BUCKET. */
export const storageFromEnvironment = () => bucketFromEnvironment('ORIGINALS_BUCKET')

/** The bucket of what visitors receive of them, named by VARIANTS_BUCKET. */
export const variantsFromEnvironment = () => bucketFromEnvironment('VARIANTS_BUCKET')

/** In the region and by the credentials of the environment. */
function bucketFromEnvironment(variable: string): Storage {
  const bucket = requireEnvironment(variable)
  const region = requireEnvironment('AWS_REGION')
  const endpoint = process.env.AWS_ENDPOINT_URL_S3
  return {
    address: new URL(endpoint ? `${endpoint}/${bucket}/` : `https://${bucket}.s3.${region}.amazonaws.com/`),
    signer: new SignatureV4({ service: 's3', region, credentials, sha256: Sha256, uriEscapePath: false }),
    requests: new NodeHttpHandler({
      connectionTimeout: 500,
      requestTimeout: 3000,
      socketTimeout: 3000,
      throwOnRequestTimeout: true,
    }),
  }
}

// Read for every request: the ones that Lambda gives change.
async function credentials() {
  const sessionToken = process.env.AWS_SESSION_TOKEN
  return {
    accessKeyId: requireEnvironment('AWS_ACCESS_KEY_ID'),
    secretAccessKey: requireEnvironment('AWS_SECRET_ACCESS_KEY'),
    ...(sessionToken && { sessionToken }),
  }
}

export interface StorageRequest {
  method: string
  key: string
  headers?: Record<string, string>
  query?: Record<string, string>
  body?: Buffer
}

/** An unsigned request for an object; one with an empty key is about the bucket itself. */
export function requestFor({ address }: Storage, { method, key, headers, query, body }: StorageRequest) {
  const { protocol, hostname, port, host, pathname } = new URL(key, address)
  return new HttpRequest({
    method,
    protocol,
    hostname,
    port: port ? Number(port) : undefined,
    path: pathname,
    query,
    headers: { host, ...headers },
    body,
  })
}
