import { Duration, RemovalPolicy } from 'aws-cdk-lib/core'
import { Architecture, Code, Function as LambdaFunction, LoggingFormat, Runtime } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'

export interface NodeFunctionProps {
  description: string
  /** Folder that holds the bundled `index.mjs`. */
  code: string
  environment: Record<string, string>
}

/** A Lambda with the defaults of this house. It may write its own log and nothing else. */
export class NodeFunction extends Construct {
  readonly function: LambdaFunction

  constructor(scope: Construct, id: string, props: NodeFunctionProps) {
    super(scope, id)
    this.function = new LambdaFunction(this, 'Function', {
      description: props.description,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: Code.fromAsset(props.code),
      handler: 'index.handler',
      // CPU comes with memory; at this size a cold start spends its time on the network, not on parsing the bundle.
      memorySize: 1024,
      // Above the 3 s within which a handler gives up on the table, below the 30 s of the API.
      timeout: Duration.seconds(10),
      environment: props.environment,
      loggingFormat: LoggingFormat.JSON,
      logGroup: new LogGroup(this, 'Log', {
        retention: RetentionDays.ONE_MONTH,
        removalPolicy: RemovalPolicy.DESTROY,
      }),
    })
  }
}
