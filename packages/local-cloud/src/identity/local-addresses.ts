import * as z from 'zod/mini'
import type { CloudTemplate } from '../template/cloud.ts'
import { local } from '../template/resource.ts'

const domainSchema = z.object({ Domain: z.string() })
const distributionSchema = z.object({
  DistributionConfig: z.object({ Aliases: z._default(z.array(z.string()), []) }),
})

/**
 * Gives a function that puts this machine's addresses into a text in place of those that the template's hosted login
 * and distributions would have on AWS: for variables of functions, and for the addresses of app clients.
 */
export function localAddresses(
  template: Pick<CloudTemplate, 'ofType'>,
  at: { site: string; identity: string },
): (text: string) => string {
  const places = new Map<string, string>()
  for (const { properties } of template.ofType(domainSchema, 'AWS::Cognito::UserPoolDomain')) {
    places.set(`https://${properties.Domain}.auth.${local.region}.amazoncognito.com`, at.identity)
  }
  for (const { ref, properties } of template.ofType(distributionSchema, 'AWS::CloudFront::Distribution')) {
    for (const host of [`${ref}.cloudfront.net`, ...properties.DistributionConfig.Aliases]) {
      places.set(`https://${host}`, at.site)
    }
  }
  return (text) => [...places].reduce((changed, [onAws, here]) => changed.replaceAll(onAws, here), text)
}
