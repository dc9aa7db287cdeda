import { OidcProviderNative, PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam'
import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib/core'
import type { Construct } from 'constructs'

export interface DeployerStackProps extends StackProps {
  /** Whose workflows may deploy: `owner/name`, on this branch alone. */
  repository: string
  branch: string
  /** ARN of GitHub's provider in this account, which takes only one; it is made when not given. */
  provider?: string
}

const issuer = 'token.actions.githubusercontent.com'

/** The role by which GitHub deploys, without a stored key: once for each account, made by `npm run bootstrap`. */
export class DeployerStack extends Stack {
  constructor(scope: Construct, id: string, { repository, branch, provider, ...props }: DeployerStackProps) {
    super(scope, id, { description: 'Porchlight: who may deploy from GitHub', ...props })
    const { account, partition } = this
    const principal = new WebIdentityPrincipal(provider ?? this.makeProvider(), {
      StringEquals: {
        [`${issuer}:aud`]: 'sts.amazonaws.com',
        // The ref is part of it only for jobs without an environment: those have to be left out of the workflow.
        [`${issuer}:sub`]: `repo:${repository}:ref:refs/heads/${branch}`,
      },
    })
    const role = new Role(this, 'Role', { assumedBy: principal, maxSessionDuration: Duration.hours(1) })
    const allow = (actions: string[], resources: string[]) =>
      role.addToPolicy(new PolicyStatement({ actions, resources }))
    // All that changes anything is done by the roles of `cdk bootstrap`, in whose names CloudFormation and the CDK work.
    allow(['sts:AssumeRole'], [`arn:${partition}:iam::${account}:role/cdk-hnb659fds-*-role-${account}-*`])
    // What `npm run deploy` looks at before and after.
    allow(['ssm:GetParameter'], [`arn:${partition}:ssm:*:${account}:parameter/cdk-bootstrap/hnb659fds/version`])
    const stacks = `arn:${partition}:cloudformation:*:${account}:stack/Porchlight*`
    allow(['cloudformation:DescribeStacks', 'cloudformation:ListStackResources'], [stacks])
    allow(['cloudformation:ListStacks', 'lambda:GetAccountSettings'], ['*'])
    allow(['dynamodb:DescribeTable'], [`arn:${partition}:dynamodb:*:${account}:table/PorchlightStorage-*`])
    new CfnOutput(this, 'RoleArn', { value: role.roleArn })
  }

  private makeProvider(): string {
    // Stays with the account: others of its workflows may have come to use it.
    const made = new OidcProviderNative(this, 'GitHub', {
      url: `https://${issuer}`,
      clientIds: ['sts.amazonaws.com'],
      removalPolicy: RemovalPolicy.RETAIN,
    })
    return made.oidcProviderArn
  }
}
