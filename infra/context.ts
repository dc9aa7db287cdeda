import type { App } from 'aws-cdk-lib/core'
import type { Construct } from 'constructs'
import type { CdnProps } from './constructs/cdn.ts'

/**
 * The site's own name, from the context: `-c domain=www.example.com -c certificateArn=arn:aws:acm:us-east-1:...`.
 * Undefined when neither is given; throws when only one is.
 */
export function customDomain(app: App): CdnProps['domain'] {
  const name: unknown = app.node.tryGetContext('domain')
  const certificateArn: unknown = app.node.tryGetContext('certificateArn')
  if (name === undefined && certificateArn === undefined) return undefined
  if (typeof name !== 'string' || typeof certificateArn !== 'string') {
    throw new Error('A custom domain needs both: -c domain=NAME -c certificateArn=ARN (a certificate in us-east-1).')
  }
  return { name, certificateArn }
}

/**
 * Whether the user pool is to block sign-ins that look stolen, from the context: `-c threatProtection=true`. That takes
 * Cognito's Plus plan, which is paid per person. Throws for anything but true and false.
 */
export function isThreatProtected({ node }: Construct): boolean {
  const wish = String(node.tryGetContext('threatProtection') ?? false)
  if (wish !== 'true' && wish !== 'false') throw new Error(`threatProtection must be true or false; it is "${wish}".`)
  return wish === 'true'
}
