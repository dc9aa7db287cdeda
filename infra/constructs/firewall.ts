import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import { Construct } from 'constructs'

interface FirewallProps {
  requestsPer5Minutes: number
}

/** AWS allows a firewall for CloudFront in us-east-1 only. */
export class Firewall extends Construct {
  readonly arn: string

  constructor(scope: Construct, id: string, { requestsPer5Minutes }: FirewallProps) {
    super(scope, id)
    const measured = (metricName: string) => ({
      metricName,
      cloudWatchMetricsEnabled: true,
      sampledRequestsEnabled: false,
    })
    this.arn = new CfnWebACL(this, 'Acl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: measured('Firewall'),
      rules: [
        {
          name: 'too-often',
          priority: 0,
          action: { block: { customResponse: { responseCode: 429 } } },
          statement: {
            rateBasedStatement: { limit: requestsPer5Minutes, evaluationWindowSec: 300, aggregateKeyType: 'IP' },
          },
          visibilityConfig: measured('TooOften'),
        },
      ],
    }).attrArn
  }
}
