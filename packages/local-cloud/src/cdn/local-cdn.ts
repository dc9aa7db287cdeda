import type { BucketServer } from '../buckets/bucket-server.ts'
import type { Gateway } from '../gateway/gateway.ts'
import type { CloudTemplate } from '../template/cloud.ts'
import { apiOrigin } from './api-origin.ts'
import { distributionOf } from './distribution.ts'
import { serve } from './edge.ts'
import { listableBuckets } from './listable.ts'
import type { CdnRequest, CdnResponse, Origin } from './message.ts'
import { s3Origin } from './s3-origin.ts'

/** The distribution of the templates with its origins on this machine. */
export function localCdn(
  template: CloudTemplate,
  options: { gateways: Gateway[]; buckets: BucketServer; bucketsOrigin: string },
): (request: CdnRequest) => Promise<CdnResponse> {
  const { gateways, buckets, bucketsOrigin } = options
  const listable = listableBuckets(template)

  const originFor = (domainName: string, path: string): Origin => {
    const gateway = gateways.find((candidate) => candidate.domainName === domainName)
    if (gateway) return apiOrigin(gateway)
    const bucket = buckets.buckets.find((candidate) => candidate.domainName === domainName)
    if (bucket) return s3Origin(buckets.store, { bucket: bucket.name, path, listable: listable.has(bucket.name) })
    throw new Error(`The distribution has an origin ${domainName} that is no API and no bucket of the templates`)
  }
  const localize = (value: string) =>
    buckets.buckets.reduce((text, { domainName }) => text.replaceAll(`https://${domainName}`, bucketsOrigin), value)
  const distribution = distributionOf(template, { originFor, localize })
  return (request) => serve(distribution, request)
}
