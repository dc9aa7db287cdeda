import { CfnFunction } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { CfnResource, RemovalPolicy, type Stack } from 'aws-cdk-lib/core'

/**
 * The CDK has no setting for its own deployment functions, and Lambda would create log groups that outlive the stack.
 * Runs after everything else of the stack.
 */
export function keepLogsForAMonth(stack: Stack): void {
  for (const found of stack.node.findAll()) {
    if (!(found instanceof CfnResource) || found.cfnResourceType !== 'AWS::Lambda::Function') continue
    // These are our own functions, and those that accept a log group.
    if (found instanceof CfnFunction && found.loggingConfig) continue
    const { logGroupName } = new LogGroup(found, 'Log', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    found.addPropertyOverride('LoggingConfig', { LogGroup: logGroupName, LogFormat: 'JSON' })
  }
}
