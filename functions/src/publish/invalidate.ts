import { type CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront'

/** Above this one wildcard is cheaper, and quicker to take effect, than naming each. */
const mostPaths = 30

/**
 * Has every edge forget these addresses, in one batch. Throws when CloudFront does not take it; edges then keep what
 * they have for 5 minutes at most.
 */
export async function invalidate(
  client: CloudFrontClient,
  distributionId: string,
  addresses: readonly string[],
): Promise<void> {
  if (addresses.length === 0) return
  const Items = addresses.length > mostPaths ? ['/*'] : addresses.map(encodeURI)
  const batch = { CallerReference: crypto.randomUUID(), Paths: { Items, Quantity: Items.length } }
  await client.send(new CreateInvalidationCommand({ DistributionId: distributionId, InvalidationBatch: batch }))
}
