import type { Construct } from 'constructs'

/**
 * Whether the user pool is to block sign-ins that look stolen, from the context: `-c threatProtection=true`. That takes
 * Cognito's Plus plan, which is paid per person. Throws for anything but true and false.
 */
export function isThreatProtected({ node }: Construct): boolean {
  const wish = String(node.tryGetContext('threatProtection') ?? false)
  if (wish !== 'true' && wish !== 'false') throw new Error(`threatProtection must be true or false; it is "${wish}".`)
  return wish === 'true'
}
