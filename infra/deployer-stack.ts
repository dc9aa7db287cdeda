import { OidcProviderNative, PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam'
import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib/core'
import type { Construct } from 'constructs'

export interface DeployerStackProps extends StackProps {
  /** Only workflows of this repository and branch may deploy. */
  repository: string
  branch: string
  /** An account has one GitHub provider; created if absent. */
  provider?: string
}

const issuer = 'token.actions.githubusercontent.com'

/** Lets GitHub deploy without a stored key: one role per account, created by `npm run bootstrap`. */
export class DeployerStack extends Stack {
  constructor(scope: Construct, id: string, { repository, branch, provider, ...props }: DeployerStackProps) {
    super(scope, id, { description: 'Porchlight: who may deploy from GitHub', ...props })
    const { account, partition } = this
    const principal = new WebIdentityPrincipal(provider ?? this.makeProvider(), {
      StringEquals: {
        [`${issuer}:aud`]: 'sts.amazonaws.com',
        // The ref is part of the subject only for jobs without an environment, so the workflow must not use one.
        [`${issuer}:sub`]: `repo:${repository}:ref:refs/heads/${branch}`,
      },
    })
    const role = new Role(this, 'Role', { assumedBy: principal, maxSessionDuration: Duration.hours(1) })
    const allow = (actions: string[], resources: string[]) =>
      role.addToPolicy(new PolicyStatement({ actions, resources }))
    // Changes are made by the roles of `cdk bootstrap`, used by CloudFormation and the CDK.
    allow(['sts:AssumeRole'], [`arn:${partition}:iam::${account}:role/cdk-hnb659fds-*-role-${account}-*`])
    // `npm run deploy` reads these before and after.
    allow(['ssm:GetParameter'], [`arn:${partition}:ssm:*:${account}:parameter/cdk-bootstrap/hnb659fds/version`])
    const stacks = `arn:${partition}:cloudformation:*:${account}:stack/Porchlight*`
    allow(['cloudformation:DescribeStacks', 'cloudformation:ListStackResources'], [stacks])
    allow(['cloudformation:ListStacks', 'lambda:GetAccountSettings', 'route53:GetHostedZone'], ['*'])
    const tables = `arn:${partition}:dynamodb:*:${account}:table/PorchlightStorage-*`
    allow(['dynamodb:DescribeTable'], [tables])
    role.addToPolicy(
      new PolicyStatement({
        actions: ['dynamodb:GetItem', 'dynamodb:PutItem'],
        resources: [tables],
        conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['FORMAT'] } },
      }),
    )
    new CfnOutput(this, 'RoleArn', { value: role.roleArn })
  }

  private makeProvider(): string {
    // Other workflows may use the provider, so it survives.
    const made = new OidcProviderNative(this, 'GitHub', {
      url: `https://${issuer}`,
      clientIds: ['sts.amazonaws.com'],
      removalPolicy: RemovalPolicy.RETAIN,
    })
    return made.oidcProviderArn
  }
}
