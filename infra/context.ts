import settings from '../cdk.json' with { type: 'json' }

/**
 * Context of the CDK app: that of cdk.json, which the CLI passes and without which the templates must be the same, and
 * two keys of which the CLI warns there.
 */
export const context = {
  ...settings.context,
  'aws:cdk:disable-stack-trace': true,
  'aws:cdk:disable-creation-stack-traces': true,
}
