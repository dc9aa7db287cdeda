import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import * as lambda from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Duration, RemovalPolicy } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'

export interface NodeFunctionProps {
  description: string
  /** Folder that holds the bundled `index.mjs`. */
  code: string
  environment: Record<string, string>
  /** 10 seconds unless given. */
  timeout?: Duration
  /** 1024 MB unless given. */
  memorySize?: number
}

/** A Lambda with the defaults of this house. It may write its own log and nothing else until it is granted more. */
export class NodeFunction extends Construct {
  readonly function: lambda.Function

  constructor(scope: Construct, id: string, props: NodeFunctionProps) {
    super(scope, id)
    const logGroup = new LogGroup(this, 'Log', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    // A role of our own: the one that the CDK makes may write every log of the account.
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
    logGroup.grantWrite(role)

    this.function = new lambda.Function(this, 'Function', {
      description: props.description,
      runtime: lambda.Runtime.NODEJS_24_X,
      architecture: lambda.Architecture.ARM_64,
      code: lambda.Code.fromAsset(props.code),
      handler: 'index.handler',
      role,
      // CPU comes with memory; at this size a cold start spends its time on the network, not on parsing the bundle.
      memorySize: props.memorySize ?? 1024,
      // Above the 3 s within which a handler gives up on the table, below the 30 s of the API.
      timeout: props.timeout ?? Duration.seconds(10),
      environment: props.environment,
      loggingFormat: lambda.LoggingFormat.JSON,
      logGroup,
    })
  }
}
